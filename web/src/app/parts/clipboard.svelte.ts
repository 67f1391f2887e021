/** Copies a text, and reports that it was copied. */

export class Clipboard {
  /** The text or name copied last. */
  copied = $state("");

  async copy(text: string, name = text): Promise<void> {
    await navigator.clipboard?.writeText(text).catch(() => {});
    this.copied = name;
  }
}
