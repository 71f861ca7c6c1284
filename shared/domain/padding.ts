/** The length of padded data is a multiple of this number of bytes. */
const BLOCK = 512;

/**
 * Returns spaces for a JSON text of that many bytes, so that its length does not reveal its content. `room`: how many
 * bytes longer it could be, depending on what its length must not say.
 */
export const paddingFor = (bytes: number, room: number): string =>
  ' '.repeat(Math.ceil((bytes + room) / BLOCK) * BLOCK - bytes);
