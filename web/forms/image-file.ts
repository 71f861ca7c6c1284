import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** Of a JPEG and a WebP, 0 to 1: no difference is seen at the sizes that are kept. */
const QUALITY = 0.9;

/** Why a file is not sent as an image: its type, its bytes, its pixels, or a browser cannot show it. */
export type ImageFileError = 'type' | 'size' | 'pixels' | 'broken';

export const hasTooManyPixels = (width: number, height: number): boolean =>
  Math.max(width, height) > IMAGE_SIDE_MAX || width * height > IMAGE_PIXELS_MAX;

/** Returns the size at which an image is kept: whole, in proportion, no side longer than `side`, and never larger than it is. */
export function fitInto(side: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * Whether a canvas says what was drawn on it: some browsers and extensions give stripes or noise instead, so that no
 * site knows the device by it.
 */
function canBeRead(context: CanvasRenderingContext2D): boolean {
  const colors = [
    [250, 20, 90],
    [10, 200, 130],
  ];
  colors.forEach((color, x) => {
    context.fillStyle = `rgb(${color.join(' ')})`;
    context.fillRect(x, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, 2, 1);
  context.clearRect(0, 0, 2, 1);
  return colors.every((color, x) => [...color, 255].every((value, at) => data[4 * x + at] === value));
}

/**
 * Draws the pixels alone, turned as they are seen; a browser that cannot write the type writes a PNG. Null if it draws
 * none, the file itself if its canvas cannot be read.
 */
function drawn(image: HTMLImageElement, side: number, file: File): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitInto(side, image.naturalWidth, image.naturalHeight);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  if (!canBeRead(context)) return Promise.resolve(file);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, file.type, QUALITY));
}

/**
 * Re-encodes a chosen image before it is sent, so that no camera metadata leaves the browser, and no phone loads more
 * pixels than are shown: no side is longer than `side`. Returns the image, or what is wrong with the file. The server
 * checks more, and removes metadata from a file that could not be re-encoded.
 */
export async function redrawImage(file: File, side: number): Promise<File | ImageFileError> {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size > IMAGE_BYTES_MAX) return 'size';
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (hasTooManyPixels(image.naturalWidth, image.naturalHeight)) return 'pixels';
    const redrawn = await drawn(image, side, file);
    if (redrawn === null) return 'broken';
    return redrawn.size > IMAGE_BYTES_MAX ? 'size' : new File([redrawn], file.name, { type: redrawn.type });
  } catch {
    return 'broken';
  } finally {
    URL.revokeObjectURL(address);
  }
}
