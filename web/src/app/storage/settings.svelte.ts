/** What somebody has set for this browser. */

export interface Settings {
  /** Languages by their codes: of the page, of names on cards, of texts on cards. */
  language: string;
  cardLanguage: string;
  textLanguage: string;
  theme: "auto" | "light" | "dark";
  contrast: boolean;
  sound: boolean;
  /** In percent: how loud, and how long what moves takes. */
  volume: number;
  motion: boolean;
  pace: number;
  /** Also where there is nothing to answer with. */
  alwaysAsk: boolean;
  /** Whether the panel beside a board is folded away. */
  isFolded: boolean;
  confirm: boolean;
  /** What is set for single games. */
  preferences: Record<string, boolean>;
  textSize: number;
  level: string;
}

/** How long what moves may take, in percent. */
export const PACES = [160, 100, 50];

const KEY = "mankai.settings";
const LARGE = 21; // pixels

function first(): Settings {
  const language = navigator.language.split("-")[0];
  const given: Settings = {
    language,
    cardLanguage: language,
    textLanguage: language,
    theme: "auto",
    contrast: matchMedia("(prefers-contrast: more)").matches,
    sound: false,
    volume: 60,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    pace: 100,
    alwaysAsk: false,
    isFolded: false,
    confirm: matchMedia("(pointer: coarse)").matches,
    preferences: {},
    textSize: 100,
    level: "",
  };
  try {
    const { autoPass, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...given, alwaysAsk: autoPass === false, ...kept }; // as it was called before
  } catch {
    return given;
  }
}

export const settings: Settings = $state(first());

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
}

export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.contrast = settings.contrast ? "more" : "usual";
  root.dataset.motion = settings.motion ? "on" : "off";
  root.style.setProperty("--pace", String(settings.pace / 100));
  root.style.fontSize = `${settings.textSize}%`;
  // Letters so large, by this setting or the browser's, that a board cannot be one screen: then it may be scrolled.
  root.dataset.letters = parseFloat(getComputedStyle(root).fontSize) > LARGE ? "large" : "usual";
}
