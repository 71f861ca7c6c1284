// Which failure a unique index reported, on either database.

/** Whether the error says that a row with the same unique value exists already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === '23505' || /UNIQUE constraint failed/.test(error.message);
}

/** Whether the error says that other rows still point at what should go. */
export function isStillReferenced(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === '23503' || /FOREIGN KEY constraint failed/.test(error.message);
}
