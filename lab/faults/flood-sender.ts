// A thread of its own for lab/faults/flood.ts: one socket that sends as much as it can, up to that many messages a second.
import { parentPort, workerData } from 'node:worker_threads';
import { frame, rawSocket } from './raw-socket.ts';

const TICK_MS = 5;
/** Bytes that may wait to be sent. */
const WAITING_MAX = 8e6;

const { port, text, perSecond, ms }: { port: number; text: string; perSecond: number; ms: number } = workerData;
const batch = Buffer.concat(Array.from({ length: (perSecond * TICK_MS) / 1_000 }, () => frame(text)));
const socket = await rawSocket(port);
const began = performance.now();
let batches = 0;
const pour = setInterval(() => {
  const passed = performance.now() - began;
  while (batches * TICK_MS < passed && socket.writableLength < WAITING_MAX) {
    socket.write(batch);
    batches += 1;
  }
  if (passed > ms) socket.destroy();
}, TICK_MS);
socket.once('close', () => {
  clearInterval(pour);
  parentPort?.postMessage({ lastedMs: performance.now() - began });
});
