/** Pictures that are saved: lines of text, and the way to a PNG. */

/** Breaks text into lines that fit: between words, and between signs of scripts that have no spaces. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const parts = text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+|\s+/g) ?? [];
  const found = [""];
  for (const part of parts) {
    if (!fits(found.at(-1)! + part) && found.at(-1)!.trim()) found.push("");
    if (found.at(-1) || part.trim()) found[found.length - 1] += part;
  }
  return found.map((line) => line.trim()).filter(Boolean);
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
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
