// What a process costs: its processor time and its memory, read from the system, so that measuring costs it nothing.
import { readFileSync } from 'node:fs';

/** Clock ticks in a second; Linux has counted in these for decades. */
const TICKS = 100;
const KB = 1_024;

/** Seconds of processor time, of all its threads, in the kernel and out of it. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Bytes of memory that are really there. */
export function memoryBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * KB;
}
