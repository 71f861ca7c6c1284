/** Errors quote mail addresses (of a mail server) and addresses with passwords (of a database, say). */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '…');

/** What is logged of an error: never a value that was typed, nor an address. PostgreSQL's `detail`, for one, quotes the values of a row. */
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
