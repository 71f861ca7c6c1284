import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
  optionalDependencies: z.record(z.string(), z.string()),
});

/** The package.json of a checkout. */
export const packageManifest = (top: string): z.output<typeof manifest> =>
  manifest.parse(JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')));
