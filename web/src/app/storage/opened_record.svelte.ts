/** The record opened from a file, if any. */

export const openedRecord: { name: string; text: string } = $state({ name: "", text: "" });

/** Records are small; anything larger is something else. */
const LARGEST = 256 * 1024;

export async function readRecord(file: File): Promise<string> {
  if (file.size > LARGEST) return `${file.name}: ${Math.ceil(file.size / 1024)} KiB`;
  openedRecord.text = await file.text();
  openedRecord.name = file.name;
  return "";
}
