import { join } from 'node:path';

const top = join(import.meta.dirname, '..');

/**
 * Options of Node for the server. A small young generation costs a little time and saves a third of the memory of a connected student. What it passes on
 * may make the heap grow by this much until it is collected; without a limit it grows the more, the busier the processor is.
 */
export const serverOptions: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

/** What Node needs to run the built server of that folder. */
export const serverArgs = (project: string): string[] => [...serverOptions, join(project, 'dist', 'server', 'main.js')];

/** Runs the built server: for `npm start`, tests and measurements alike. */
export const serverCommand = {
  args: serverArgs(top),
  environment: {
    // Caches compiled code, which saves time at the start, and memory.
    NODE_COMPILE_CACHE: join(top, 'node_modules', '.cache', 'node'),
    // One heap of the C library for all threads: 14 instead of 24 kB for a connected student.
    MALLOC_ARENA_MAX: '1',
  },
};
