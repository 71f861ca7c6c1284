import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const textImageEndpoints = {
  create: endpoint({
    method: 'POST',
    path: 'text_images',
    access: 'manageContent',
    limits: 'none',
    summary:
      'Makes a place for an image inside a text: where it is uploaded to, and the address by which the text names it',
    status: 201,
    reply: z.object({ uploadURL: z.string(), address: z.string() }),
  }),
};
