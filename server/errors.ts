import { ConfigError } from './config.ts';

/** Takes user and password out of the addresses in a text. */
const withoutPasswords = (text: string): string => text.replace(/:\/\/\S*@/g, '://…@');

/** An error's message, without any password; for a connection that failed at several addresses those of all tries. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join('; ');
  // Some of Node's have a code only.
  const text =
    error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? error.name) : String(error);
  return withoutPasswords(text);
}

/** Runs work that needs an external service. Its failure becomes a ConfigError that begins with `what`, the setting. */
export async function withConfigError<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${what}: ${errorMessage(error)}`);
  }
}
