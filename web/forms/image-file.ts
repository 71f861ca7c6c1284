import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file is not sent as an image: its type, its bytes, its pixels, or a browser cannot show it. */
export type ImageFileError = 'type' | 'size' | 'pixels' | 'broken';

export const hasTooManyPixels = (width: number, height: number): boolean =>
  Math.max(width, height) > IMAGE_SIDE_MAX || width * height > IMAGE_PIXELS_MAX;

/** Returns what is wrong with a file before it is sent, or null. The server checks more. */
export async function findImageError(file: File): Promise<ImageFileError | null> {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size > IMAGE_BYTES_MAX) return 'size';
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return hasTooManyPixels(image.naturalWidth, image.naturalHeight) ? 'pixels' : null;
  } catch {
    return 'broken';
  } finally {
    URL.revokeObjectURL(address);
  }
}
