// A refusal on purpose: a code of the contract, thrown anywhere, answered in one place.
import { ERRORS, type ErrorBody, type ErrorCode, type FieldCode } from '#shared/contract/errors.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldCode> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: { message?: string; fields?: Record<string, FieldCode>; retryAfterSeconds?: number } = {},
  ) {
    super(details.message ?? ERRORS[code][1]);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  get body(): ErrorBody {
    const { code, message, fields } = this;
    return fields === undefined ? { code, message } : { code, message, fields };
  }
}

/** 422 with the fields at fault. */
export const invalid = (fields: Record<string, FieldCode>, message?: string): AppError =>
  new AppError('INVALID', message === undefined ? { fields } : { fields, message });
