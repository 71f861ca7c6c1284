// What a program says when it fails: in one line what is wrong, with the setting that it is about where there is one.
import { ConfigError } from './config.ts';

/** What an error says; of a connection that was tried at several addresses, which has no words of its own, what all tries say. */
export function sayingOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(sayingOf).join('; ');
  // Some of Node's say it in their code alone.
  return error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? error.name) : String(error);
}

/** Does work that leans on something outside; a failure says so first, beginning with the setting that leads there. */
export async function leaningOn<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${what}: ${sayingOf(error)}`);
  }
}
