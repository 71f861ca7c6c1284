import { parse as parseForm } from 'node:querystring';
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { IMPORT_BYTES_MAX, NAME_MAX } from '#shared/domain/limits.ts';
import { checkDepth, isLargeBody } from './body-limits.ts';
import { Turns } from './turns.ts';

/** Fields of a form. */
const FIELDS_MAX = 50;

export interface Fields {
  value: unknown;
  /** The name under which a field of the schema was sent: `name`, or `party[name]` in a form. */
  fieldName: (field: string) => string;
}
export interface RequestBody extends Fields {
  /** Does what takes as long as the body is: at once, or in the caller's turn. */
  inTurn: <T>(work: () => T) => T | Promise<T>;
}

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
    fields: FIELDS_MAX,
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

function unwrap(fields: Record<string, unknown>, form: string): Fields {
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

/** Parses what the server has received of a body as a text. */
export class BodyReader {
  readonly #app: FastifyInstance;
  readonly #turns = new Turns();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * Returns the body, JSON or form, as an object; null without one. Large bodies of one login are parsed one after
   * another. Throws MALFORMED if it is not an object or nested too deep, TOO_LARGE if a field is too long.
   */
  async read(request: FastifyRequest, { body, form }: Endpoint, login: string): Promise<RequestBody | null> {
    const isMultipart = request.isMultipart();
    const isUrlencoded = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    const isForm = isMultipart || isUrlencoded;
    const text = typeof request.body === 'string' ? request.body : '';
    if (body === undefined && (text === '' || isForm)) return null;
    if (isForm && form === undefined) throw new AppError('UNSUPPORTED_TYPE');
    const inTurn = isLargeBody(text)
      ? <T>(work: () => T) => this.#turns.run(login, work)
      : <T>(work: () => T) => work();
    const parse = isUrlencoded
      ? () => ({ ...parseForm(text, '&', '=', { maxKeys: FIELDS_MAX }) })
      : () => this.#parseJson(request, text);
    const sent = isMultipart ? await multipartFields(request) : await inTurn(parse);
    if (body === undefined) return null;
    // No body where none is needed.
    const value = sent === undefined && body.safeParse(undefined).success ? {} : sent;
    if (!isRecord(value)) throw new AppError('MALFORMED');
    const fields = isForm && form !== undefined ? unwrap(value, form) : { value, fieldName: (name: string) => name };
    return { ...fields, inTurn };
  }

  /** A call without a body may still have the content type JSON. */
  #parseJson(request: FastifyRequest, text: string): unknown {
    checkDepth(text);
    let value: unknown;
    if (text !== '')
      this.#app.getDefaultJsonParser('remove', 'remove')(request, text, (error, parsed) => {
        if (error) throw error;
        value = parsed;
      });
    return value;
  }
}
