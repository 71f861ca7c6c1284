// A real S3-compatible storage on this machine, with a bucket that browsers may upload to as docs/operations.md says.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'pictures';
const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>http://localhost:*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`;

export interface Bucket {
  /** `http://127.0.0.1:<port>`, another origin than the site's. */
  origin: string;
  /** What a server has to be started with. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Gives a bucket that browsers may put pictures in; `isOpen: false` is one whose owner forgot to say so. */
export async function startBucket({ isOpen = true } = {}): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'halfrond-bucket-'));
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: isOpen ? [CORS] : [] }],
  });
  const { port } = await storage.run();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: origin,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
