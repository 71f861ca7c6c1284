// Keys that grow with time (UUID version 7, RFC 9562), so that new rows land beside each other in an index.
import { randomUUID } from 'node:crypto';

/** A UUIDv7 for a moment in milliseconds. The random part is taken from a UUIDv4, of which Node caches some. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
