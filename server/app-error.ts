import { ERRORS, type ErrorBody, type ErrorCode } from '#shared/contract/errors.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

/** An error of the contract: thrown anywhere, answered in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldCode> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: Record<string, FieldCode>;
      retryAfterSeconds?: number;
      challenge?: string;
    } = {},
  ) {
    super(details.message ?? ERRORS[code][1]);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  get body(): ErrorBody {
    const { code, message, fields, challenge } = this;
    return { code, message, ...(fields && { fields }), ...(challenge && { challenge }) };
  }
}

/** Returns the value, or throws NOT_FOUND if it is missing. */
export function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new AppError('NOT_FOUND');
  return value;
}

/** 422 with the fields that are wrong. */
export const invalid = (fields: Record<string, FieldCode>, message?: string): AppError =>
  new AppError('INVALID', message === undefined ? { fields } : { fields, message });
