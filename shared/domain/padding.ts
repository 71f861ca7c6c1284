/** Bytes of which the length of what is padded is a multiple. */
const BLOCK = 512;

/**
 * Returns the spaces to send behind a JSON text of that many bytes, so that its length does not say what is in it. `room`: how many bytes
 * longer the text could be, depending on what its length must not say.
 */
export const paddingFor = (bytes: number, room: number): string =>
  ' '.repeat(Math.ceil((bytes + room) / BLOCK) * BLOCK - bytes);
