// An upload ends: with the server's reply, or when nothing of it moves any more.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STALLED_MS, uploadImage } from './upload.ts';

/** The browser's request on a connection that a test moves on. */
class Connection extends EventTarget {
  static last: Connection;
  upload = new EventTarget();
  status = 0;
  constructor() {
    super();
    Connection.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.end('abort');
  }
  sent(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
  reply(status: number) {
    this.status = status;
    this.end('load');
  }
  private end(how: string) {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Connection);
  vi.stubGlobal('location', { href: 'https://school.example/admin', origin: 'https://school.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const upload = (onProgress = (_part: number): void => {}) =>
  uploadImage('/uploads/parties/1', new File(['x'], 'logo.png', { type: 'image/png' }), onProgress);

it('fails when nothing of it moves any more, and says that it can be sent again', async () => {
  const failure = expect(upload()).rejects.toMatchObject({ status: 0, code: 'UPLOAD_FAILED' });
  const stopped = vi.fn();
  Connection.last.addEventListener('abort', stopped);
  await vi.advanceTimersByTimeAsync(STALLED_MS);
  expect(stopped).toHaveBeenCalledOnce();
  await failure;
});

it('may take as long as it moves, and leaves nothing behind', async () => {
  const parts: number[] = [];
  const done = upload((part) => parts.push(part));
  for (const loaded of [25, 50, 75, 100]) {
    await vi.advanceTimersByTimeAsync(STALLED_MS - 1);
    Connection.last.sent(loaded);
  }
  Connection.last.reply(204);
  await done;
  expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the reason of a refusal, and leaves nothing behind', async () => {
  const failure = expect(upload()).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
  Connection.last.reply(413);
  await failure;
  expect(vi.getTimerCount()).toBe(0);
});
