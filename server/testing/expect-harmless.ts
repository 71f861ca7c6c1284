import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { ERRORS } from '#shared/contract/errors.ts';

const INSIDE = /\n\s+at |node_modules|\.ts:\d|SQLITE_|syntax error at|select .* from|insert into|\/tmp\//i;

/** Expects a success or an error of the contract, no 5xx and no internal details. Throws what was wrong. */
export function expectHarmless({
  statusCode,
  headers,
  body,
}: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>): void {
  expect(statusCode, body.slice(0, 300)).toBeLessThan(500);
  if (statusCode < 400) return;
  expect(String(headers['content-type'])).toMatch(/^application\/json/);
  const error = JSON.parse(body) as { code: string; message: string };
  expect(Object.keys(ERRORS)).toContain(error.code);
  expect(error.message).not.toMatch(INSIDE);
}

const prototypeKeys = Reflect.ownKeys(Object.prototype).length;
const arrayKeys = Reflect.ownKeys(Array.prototype).length;

/** Expects that no prototype was polluted by what was sent. */
export function expectCleanPrototypes(): void {
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(prototypeKeys);
  expect(Reflect.ownKeys(Array.prototype)).toHaveLength(arrayKeys);
}
