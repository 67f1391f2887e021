/** Reads set-ups from the set-up form. */

import type { ChoiceManifest, FieldManifest, GameManifest } from "../net/wire.gen";

/** Values of set-up fields by name; a missing one is the default. */
export type SetupValues = Record<string, unknown>;

/** Lists the choices for the whole table; each seat's own are made where it is played. */
export function choicesOf(field: FieldManifest, game: GameManifest): ChoiceManifest[] {
  if (field.kind === "several") return field.also;
  const ready = game.decks?.map((deck) => deck.name) ?? [];
  return [...field.choices.filter((one) => !ready.includes(one.value)), ...field.also];
}

/** Tells whether the form shows a field. */
export function isFieldShown(field: FieldManifest, game: GameManifest): boolean {
  if (!field.is_in_forms) return false;
  if (field.kind === "number" || field.kind === "switch" || field.kind === "seat") return true;
  return choicesOf(field, game).length > 0;
}

export function setupOf(values: SetupValues, game: GameManifest): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  for (const field of game.wishes) {
    const value = values[field.name];
    if (value === undefined || value === null || value === "" || value === field.default) continue;
    if (field.group) setup[field.group] = { ...(setup[field.group] as object), [field.name]: value };
    else setup[field.name] = value;
  }
  return setup;
}
