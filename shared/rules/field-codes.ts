/** The possible errors of one field. */
export const FIELD_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'MISMATCH',
  'INVALID_EMAIL',
  'NOT_A_NUMBER',
  'INVALID_VALUE',
  'TAKEN',
  'UNKNOWN',
  'UNREADABLE',
  'WRONG_FORMAT',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
