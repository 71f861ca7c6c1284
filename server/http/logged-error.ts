// What a log line says of an error: where and what, never a value that somebody typed or an address of theirs.

/** Errors quote mail addresses (a mail server's refusal) and addresses with passwords (of a database, say). */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '…');

/** PostgreSQL's `detail`, for one, names the row at fault with its values; only what is named here goes along. */
export function loggedError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)), stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
