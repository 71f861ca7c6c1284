// A failed call has a code to translate; texts of the server are never shown.
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** A code per field, for 422. */
  readonly fields: Record<string, string>;
  /** Seconds to wait, for 429. */
  readonly retryAfter: number | null;
  /** What a code is sent with, for SECOND_FACTOR. */
  readonly challenge: string | null;

  constructor(failure: {
    status: number;
    code: string;
    message?: string;
    fields?: Record<string, string>;
    retryAfter?: number | null;
    challenge?: string;
  }) {
    super(failure.message ?? failure.code);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter ?? null;
    this.challenge = failure.challenge ?? null;
  }
}

/** The error code; `INTERNAL` for an error that is no ApiError. */
export const errorCodeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'INTERNAL');

/** Returns the data of a query, null when it does not exist, undefined while that is unknown. */
export const dataOrNotFound = <T>({
  data,
  error,
}: {
  data: T | undefined;
  error: Error | null;
}): T | null | undefined =>
  data !== undefined ? data : error !== null && errorCodeOf(error) === 'NOT_FOUND' ? null : undefined;
