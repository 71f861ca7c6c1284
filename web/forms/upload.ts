// With XMLHttpRequest, because fetch reports no progress.
import { ApiError } from '#web/client/api-error.ts';

/** Milliseconds without progress after which an upload counts as failed: on a dead connection a browser waits for minutes. */
export const STALLED_MS = 60_000;

const CODES: Record<number, string> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_TYPE' };

/** Status 0: no reply. If the upload goes to another host and the network is up, the storage is unavailable. */
function codeOf(status: number, address: string): string {
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const isAway = status >= 500 || (status === 0 && isElsewhere && navigator.onLine);
  return CODES[status] ?? (isAway ? 'STORAGE_AWAY' : 'UPLOAD_FAILED');
}

/** Sends an image to the address that the server named; `onProgress` gets the part that is sent, 0 to 1. */
export function uploadImage(address: string, file: File, onProgress: (part: number) => void): Promise<void> {
  return new Promise((done, fail) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitOn = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => call.abort(), STALLED_MS);
    };
    const refuse = (): void => fail(new ApiError({ status: call.status, code: codeOf(call.status, address) }));
    call.open('PUT', address);
    call.setRequestHeader('content-type', file.type);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress(total > 0 ? loaded / total : 0);
    });
    call.addEventListener('load', () => (call.status >= 200 && call.status < 300 ? done() : refuse()));
    call.addEventListener('error', refuse);
    call.addEventListener('abort', refuse);
    call.addEventListener('loadend', () => clearTimeout(timer));
    waitOn();
    call.send(file);
  });
}
