import { z } from 'zod';
import type { Access, Endpoint } from './endpoint.ts';
import { id } from './fields.ts';

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** Path parameters by name; all others are ids. */
const NAMED = { code: z.string(), schoolCode: z.string(), token: z.string().regex(/^[\w-]{32}$/) };
type Named<Name> = Name extends keyof typeof NAMED ? (typeof NAMED)[Name] : typeof id;
type ParamsIn<Path> = [NamesIn<Path>] extends [never]
  ? unknown
  : { params: z.ZodObject<{ [Name in NamesIn<Path>]: Named<Name> }> };

/** The other properties of an endpoint; its limits are in addition to the path's own. */
type Details = Omit<Partial<Endpoint>, 'method' | 'path' | 'access' | 'summary'>;
type Declared<Method, Path, A, D extends Details> = Pick<Endpoint, 'summary' | 'limits'> & {
  method: Method;
  path: Path;
  access: A;
} & Omit<D, 'limits'> &
  (D extends { params: z.ZodObject } ? unknown : ParamsIn<Path>) &
  (D extends { reply: Endpoint['reply'] } ? unknown : { reply: null });

const paramsIn = (path: string): z.ZodObject =>
  z.object(
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, Reflect.get(NAMED, name) ?? id])),
  );

/**
 * Returns what declares endpoints of one access. Params follow from the path; a code in it is limited as unknown codes
 * are, and by default the reply is empty.
 */
function group<const A extends Access>(access: A) {
  const by =
    <const Method extends Endpoint['method']>(method: Method, defaults: Pick<Endpoint, 'status'> = {}) =>
    <const Path extends string, const D extends Details = Record<never, never>>(
      path: Path,
      summary: string,
      details?: D,
    ): Declared<Method, Path, A, D> => {
      const declared: Endpoint = {
        method,
        path,
        access,
        summary,
        ...(path.includes(':') && { params: paramsIn(path) }),
        reply: null,
        ...defaults,
        ...details,
        limits: [...(path.includes(':code') ? (['unknownCodePerAddress'] as const) : []), ...(details?.limits ?? [])],
      };
      return declared as unknown as Declared<Method, Path, A, D>;
    };
  return {
    get: by('GET'),
    post: by('POST'),
    /** A POST after which there is something new. */
    make: by('POST', { status: 201 }),
    put: by('PUT'),
    patch: by('PATCH'),
    remove: by('DELETE'),
  };
}

/** The paths of calls about one game, and about one statement of it. */
export const GAME = 'voting/session/:code';
export const STATEMENT = `${GAME}/statement/:statementId` as const;

export const anyone = group('anyone');
export const leadGame = group('leadGame');
export const manageContent = group('manageContent');
export const manageDifficultWords = group('manageDifficultWords');
export const manageGames = group('manageGames');
export const manageParties = group('manageParties');
export const managePartners = group('managePartners');
export const manageQuestionSets = group('manageQuestionSets');
export const manageSystem = group('manageSystem');
export const manageUsers = group('manageUsers');
export const ownAccount = group('ownAccount');
export const projector = group('projector');
export const readParties = group('readParties');
export const readPublishedQuestionSets = group('readPublishedQuestionSets');
export const readStatistics = group('readStatistics');
export const removeUsers = group('removeUsers');
export const student = group('student');
export const studentOrOwner = group('studentOrOwner');
