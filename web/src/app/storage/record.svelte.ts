/** The record that was opened from a file, if any. */

export const opened: { name: string; text: string } = $state({ name: "", text: "" });

/** Records are small; anything larger is something else. */
const LARGEST = 256 * 1024;

export async function read(file: File): Promise<string> {
  if (file.size > LARGEST) return `${file.name}: ${Math.ceil(file.size / 1024)} KiB`;
  opened.text = await file.text();
  opened.name = file.name;
  return "";
}
