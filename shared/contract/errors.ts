import type { FieldCode } from '#shared/rules/field-codes.ts';

/** Every error of the API with its status and its English message. */
export const ERRORS = {
  MALFORMED: [400, 'The request could not be read'],
  UNAUTHENTICATED: [401, 'User is not logged in or token expired'],
  AUTHENTICATION_FAILED: [401, 'Authentication failed'],
  SECOND_FACTOR: [401, 'A code of the second factor is needed'],
  FORBIDDEN: [403, 'You are not allowed to do this'],
  SECOND_FACTOR_REQUIRED: [403, 'Set up a second factor first'],
  NOT_FOUND: [404, 'Not found'],
  INVALID_CODE: [404, 'Game not found due to invalid code.'],
  EMAIL_TAKEN: [409, 'You already have a user account with the email'],
  PUBLISHED: [409, 'A published question set cannot be changed'],
  TAKEN: [409, 'It belongs to another account'],
  IN_USE: [409, 'It is still in use'],
  WRONG_STATE: [409, 'Not possible in the current state'],
  LOCKED: [409, 'Nobody else can join'],
  CHANGED_MEANWHILE: [409, 'Somebody else saved a newer version'],
  TOO_LARGE: [413, 'The file or text is too large'],
  UNSUPPORTED_TYPE: [415, 'This type is not supported'],
  INVALID: [422, 'Some fields are not filled in correctly'],
  TOO_MANY_REQUESTS: [429, 'Too many requests, try again later'],
  INTERNAL: [500, 'Something went wrong on the server'],
  MAIL_FAILED: [502, 'The mail could not be sent'],
  UNAVAILABLE: [503, 'The server cannot store anything now, try again'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, FieldCode>;
  /** For SECOND_FACTOR: the challenge to send with the code. */
  challenge?: string;
}
