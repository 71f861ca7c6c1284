import { ConfigError } from './config.ts';

/** Takes user and password out of the addresses in a text. */
const withoutPasswords = (text: string): string => text.replace(/:\/\/\S*@/g, '://…@');

/**
 * An error's message, without any password; of a connection that was tried at several addresses, which has no message of its own, those of all
 * tries.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join('; ');
  // Some of Node's have a code only.
  const text =
    error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? error.name) : String(error);
  return withoutPasswords(text);
}

/** Runs work that depends on an external service. Its failure becomes a ConfigError whose message begins with `what`, the setting to look at. */
export async function withConfigError<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${what}: ${errorMessage(error)}`);
  }
}
