import fc from 'fast-check';
import { z } from 'zod';

/** Texts that are known to break programs. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202e\u200b',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(50),
  '😀'.repeat(400),
  'x'.repeat(25_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or '1'='1",
  "'; drop table users; --",
  '%00',
  '%',
  '%s%n',
  '../../../../etc/passwd',
  '..%2f..%2fjwt-secret',
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '=1+1',
  '\r\nset-cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '9007199254740993',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
] as const;

const DEPTH = 2_000;
/** Nested so deep that a naive recursion overflows the stack. */
const deep = (): unknown => JSON.parse(`${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}`);
const withPrototype = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 20 }),
);

/** Any JSON value, most of them wrong wherever they are put. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    0.1,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    [null],
    { length: -1 },
  ),
  fc.constant(null).map(deep),
  fc.constant(null).map(withPrototype),
  fc.jsonValue({ maxDepth: 3 }),
);

type Json = { [key: string]: unknown };
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

function textOf(schema: Json, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...known), fc.uuid());
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
    { weight: 1, arbitrary: hostileText },
    fc.constantFrom('#2f6fde', ...known),
  );
}

function objectOf(schema: Json, known: readonly string[]): fc.Arbitrary<unknown> {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const entries = Object.entries(recordOf(schema.properties));
  const fields = Object.fromEntries(entries.map(([name, field]) => [name, fitting(recordOf(field), known)]));
  return fc.record(fields, { requiredKeys: entries.map(([name]) => name).filter((name) => required.has(name)) });
}

/** Values that fit a JSON schema, as far as a schema says it; `known` are ids that exist. */
function fitting(schema: Json, known: readonly string[]): fc.Arbitrary<unknown> {
  const several = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)];
  if (several.length > 0) return fc.oneof(...several.map((one) => fitting(one, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return textOf(schema, known);
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(recordOf(schema.items), known), { maxLength: 4 });
    case 'object':
      return objectOf(schema, known);
    default:
      return hostileValue;
  }
}

/** A value of which one part, anywhere in it, was replaced by a hostile one. */
function spoilt(value: unknown, hostile: unknown, path: readonly number[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return hostile;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return hostile;
  const inner = spoilt(Reflect.get(value, key), hostile, rest);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

/** Bodies for a schema of the contract: right ones, right ones with one wrong part, and plainly wrong ones. */
export function bodiesFor(schema: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  const right = fitting(recordOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), known);
  const spoiltOnce = fc
    .tuple(right, hostileValue, fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }))
    .map(([value, hostile, path]) => spoilt(value, hostile, path));
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: spoiltOnce },
    { weight: 1, arbitrary: hostileValue },
  );
}
