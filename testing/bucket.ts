// A real S3-compatible storage on this machine, with a bucket that browsers may upload to as docs/settings.md says; it can be stopped
// and started again on the same port with its content.
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
  readonly origin: string;
  /** The settings that a server needs for it. */
  readonly settings: Record<string, string>;
  end(): Promise<void>;
  back(): Promise<void>;
  /** Stops it and removes its content. */
  remove(): Promise<void>;
}

/** A bucket that browsers may upload to; with `isOpen: false` its CORS settings are missing. */
export async function startBucket({ isOpen = true } = {}): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'halfrond-bucket-'));
  const run = async (port: number): Promise<{ server: S3rver; port: number }> => {
    const configureBuckets = [{ name: BUCKET, configs: isOpen ? [CORS] : [] }];
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await run(0);
  let isRunning = true;
  const end = async (): Promise<void> => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: origin,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    end,
    back: async () => {
      ({ server, port } = await run(port));
      isRunning = true;
    },
    remove: async () => {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
