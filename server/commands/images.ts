// `npm run images -- clean`: takes the metadata out of the images that are stored; the server may be running.
import { readConfig } from '#server/config.ts';
import { imageRecords } from '#server/data/office/images.ts';
import { withDatabase } from '#server/db/client.ts';
import { typedCommand } from '#server/program.ts';
import { cleanImages } from '#server/storage/clean-images.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { storedImages } from '#server/storage/stored-images.ts';
import { reportOutcome } from './report-outcome.ts';

await reportOutcome('Not all images were cleaned; the command can be run again.', async () => {
  if (process.argv.slice(2).join(' ') !== 'clean') throw new Error(`Usage: ${typedCommand('images', 'clean')}`);
  const config = readConfig(process.env);
  return withDatabase(config, async (db) => {
    const records = imageRecords(db);
    // Nobody uploads to this process.
    const parts = { records, secret: '', publicUrl: () => '', onError: () => {} };
    const objects = await createObjectStore(config, parts);
    const { images, cleaned } = await cleanImages(storedImages(config), objects, records);
    return `${cleaned} of ${images} images had metadata, which is gone now.`;
  });
});
