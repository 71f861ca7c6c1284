import { request } from '#web/client/api.ts';

/** Makes a place for an image inside a text; returns where it is uploaded to, and the address by which a text names it. */
export const createTextImage = (): Promise<{ uploadURL: string; address: string }> => request('POST text_images');
