import { request } from '#web/client/api.ts';

/** Creates an image for a text; returns the address of its upload, and the address by which the text refers to it. */
export const createTextImage = (): Promise<{ uploadURL: string; address: string }> => request('POST text_images');
