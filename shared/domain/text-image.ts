// A text refers to its images by addresses of the site, so that it stays valid after a move to a bucket or host.

/** The folder of the stored images, and of their addresses. */
export const TEXT_IMAGES = 'texts';

const ADDRESS = /^\/uploads\/texts\/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Returns the address of an image in a text. */
export const textImageAddress = (id: string): string => `/uploads/${TEXT_IMAGES}/${id}`;

/** Whether this is the address of an image that was uploaded for a text. */
export const isTextImageAddress = (address: string): boolean => ADDRESS.test(address);
