/** Exported pictures: breaks their text into lines, and renders an SVG as a PNG. */

/** Breaks text into lines that fit: between words, and between signs of scripts that have no spaces. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const parts = text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+|\s+/g) ?? [];
  const lines = [""];
  for (const part of parts) {
    if (!fits(lines.at(-1)! + part) && lines.at(-1)!.trim()) lines.push("");
    if (lines.at(-1) || part.trim()) lines[lines.length - 1] += part;
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Draws an SVG on a canvas, `scale` times as large as it says. */
export async function canvasOf(svg: string, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
