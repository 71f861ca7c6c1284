/** Returns how many bytes a text takes as it is sent. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
