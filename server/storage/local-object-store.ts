import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UPLOAD_ADDRESS_MINUTES } from '#shared/domain/limits.ts';
import { HEAD_BYTES, imageTypeOf } from './image-check.ts';
import type { ImageFolder, ImageType, ObjectStore } from './object-store.ts';

interface LocalSettings {
  /** The parent of `parties/` and `partner/`. */
  folder: string;
  /** Signs upload addresses; the same for all server processes. */
  secret: string;
  publicUrl: () => string;
}

/** The content of an upload address. */
interface UploadClaim {
  folder: ImageFolder;
  id: string;
  /** Milliseconds since 1970. */
  expires: string;
  signature: string;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Stores images in a folder of this machine; their addresses are signed ones of this server. */
export class LocalObjectStore implements ObjectStore {
  readonly #folder: string;
  readonly #key: Uint8Array;
  readonly #publicUrl: () => string;

  constructor({ folder, secret, publicUrl }: LocalSettings) {
    this.#folder = folder;
    // A key for this purpose only, so that no other signature is valid here.
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'upload addresses', 32));
    this.#publicUrl = publicUrl;
  }

  #path(folder: ImageFolder, id: string): string {
    return join(this.#folder, folder, id);
  }

  #sign({ folder, id, expires }: Omit<UploadClaim, 'signature'>): Buffer {
    return createHmac('sha256', this.#key).update(`${folder}/${id}\n${expires}`).digest();
  }

  async uploadAddress(folder: ImageFolder, id: string): Promise<string> {
    const expires = String(Date.now() + UPLOAD_ADDRESS_MINUTES * 60_000);
    const signature = this.#sign({ folder, id, expires }).toString('hex');
    return `${this.#publicUrl()}/uploads/${folder}/${id}?expires=${expires}&signature=${signature}`;
  }

  /** Whether this server signed exactly that, not too long ago. */
  accepts(claim: UploadClaim): boolean {
    const given = Buffer.from(claim.signature, 'hex');
    const right = this.#sign(claim);
    return given.length === right.length && timingSafeEqual(given, right) && Number(claim.expires) >= Date.now();
  }

  publicAddress(folder: ImageFolder, id: string, version: string): string {
    return `${this.#publicUrl()}/uploads/${folder}/${id}?v=${version}`;
  }

  async put(folder: ImageFolder, id: string, bytes: Uint8Array): Promise<void> {
    await mkdir(join(this.#folder, folder), { recursive: true });
    // Written beside and renamed, so that half an image is never read, not even after a power cut.
    const draft = `${this.#path(folder, id)}.${randomUUID()}`;
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, this.#path(folder, id));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** The image with the type that its first bytes show, or null when there is none. */
  async read(folder: ImageFolder, id: string): Promise<{ type: ImageType; size: number; bytes: Readable } | null> {
    try {
      const file = await open(this.#path(folder, id));
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const type = imageTypeOf(buffer.subarray(0, bytesRead));
      if (type !== null) return { type, size: (await file.stat()).size, bytes: file.createReadStream({ start: 0 }) };
      await file.close();
      return null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(folder: ImageFolder, id: string): Promise<void> {
    await rm(this.#path(folder, id), { force: true });
  }

  async importPendingUploads(): Promise<void> {
    // Every upload comes through this server.
  }
}
