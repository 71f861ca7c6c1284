import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { IMPORT_BYTES_MAX, NAME_MAX } from '#shared/domain/limits.ts';

export interface RequestBody {
  value: unknown;
  /** The name under which a field of the schema was sent: `name`, or `party[name]` in a form. */
  fieldName: (field: string) => string;
}

const asSent = (field: string): string => field;

/** Multipart fields by name; files in a form are skipped, as images have an upload address of their own. */
async function multipartFields(request: FastifyRequest): Promise<Record<string, string>> {
  try {
    return await readParts(request);
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own errors: a form that ends too early, or has no boundary.
    throw new AppError('MALFORMED');
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  // The parser limits each field, but not all of them together.
  const { bodyLimit } = request.routeOptions;
  let length = 0;
  const limits = {
    fieldSize: Math.min(IMPORT_BYTES_MAX, bodyLimit),
    fileSize: IMPORT_BYTES_MAX,
    fields: 50,
    files: 5,
    fieldNameSize: NAME_MAX,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      part.file.resume();
      continue;
    }
    if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('TOO_LARGE');
    if (typeof part.value !== 'string') continue;
    length += part.value.length;
    if (length > bodyLimit) throw new AppError('TOO_LARGE');
    fields.set(part.fieldname, part.value);
  }
  return Object.fromEntries(fields);
}

function unwrap(fields: Record<string, unknown>, form: string): RequestBody {
  const named = new Map<string, string>();
  const inner = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    const [, field] = new RegExp(`^${form}\\[(\\w+)\\]$`).exec(name) ?? [];
    if (field !== undefined) named.set(field, name);
    inner.set(field ?? name, value);
  }
  return { value: Object.fromEntries(inner), fieldName: (field) => named.get(field) ?? `${form}[${field}]` };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body, JSON or form, as an object. Throws MALFORMED when it is none, TOO_LARGE when a field is too long. */
export async function readBody(request: FastifyRequest, form: string | undefined): Promise<RequestBody> {
  const isMultipart = request.isMultipart();
  const isForm = isMultipart || request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm && form === undefined) throw new AppError('UNSUPPORTED_TYPE');
  const value: unknown = isMultipart ? await multipartFields(request) : request.body;
  if (!isRecord(value)) throw new AppError('MALFORMED');
  return isForm && form !== undefined ? unwrap(value, form) : { value, fieldName: asSent };
}
