// Keys that grow with time (UUID version 7, RFC 9562), so that new rows land beside each other in an index.
import { randomUUID } from 'node:crypto';

let last = 0;

/**
 * A UUIDv7 that is larger than every earlier one of this process: of two within a millisecond the second takes the next
 * one. The random part is taken from a UUIDv4, of which Node caches some.
 */
export function newId(): string {
  last = Math.max(Date.now(), last + 1);
  const time = last.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
