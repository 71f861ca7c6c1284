// The cost of a process: its processor time and its memory, read from the system, so that measuring does not affect it.
import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e9;
const KB = 1_024;

/** Seconds of processor time, of all its threads that still run, in the kernel and out of it. */
export function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / NANOSECONDS;
}

/** Bytes of resident memory. */
export function memoryBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * KB;
}
