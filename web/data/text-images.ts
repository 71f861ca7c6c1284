import { request } from '#web/client/api.ts';

/** Creates an image for a text; returns the address of its upload, and its address in the text. */
export const createTextImage = (): Promise<{ uploadURL: string; address: string }> => request('POST text_images');
