import { textKey } from '#shared/domain/text.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';

/** A preview of a set, which stays in the worker: a page would take long to receive every explanation. */
export interface Contents {
  /** In the file's order. */
  parties: string[];
  options: { opinion: string; color: string }[];
  statements: { description: string; missing: number }[];
  /** Opinions that are not filled in. */
  missing: number;
  /** Whether a text has signs as HTML writes them, such as `&eacute;`: they stay as they are. */
  hasEntities: boolean;
}

const ENTITY = /&(?:[a-z][a-z0-9]+|#\d+|#x[0-9a-f]+);/i;
const textsOf = ({ parties, opinionOptions, statements }: ImportedQuestionSet): string[] => [
  ...parties.flatMap(({ name, description }) => [name, description]),
  ...opinionOptions.map(({ opinion }) => opinion),
  ...statements.flatMap(({ description, plain, background, talk, answers }) => [
    ...[description, plain, background, talk],
    ...answers.map(({ comment }) => comment),
  ]),
];

/** Summarises the content of a file. */
export function contentsOf(set: ImportedQuestionSet): Contents {
  const statements = set.statements.map(({ description, answers }) => ({
    description,
    missing: set.parties.length - answers.filter(({ opinion }) => opinion !== null).length,
  }));
  return {
    parties: set.parties.map(({ name }) => name),
    options: set.opinionOptions,
    statements,
    missing: statements.reduce((sum, { missing }) => sum + missing, 0),
    hasEntities: textsOf(set).some((text) => ENTITY.test(text)),
  };
}

/** The parties that exist go by the name that they have here; `known` are the names of the stored ones. */
export function withKnown(parties: readonly string[], known: readonly string[]): { name: string; isNew: boolean }[] {
  const names = new Map(known.map((name) => [textKey(name), name]));
  return parties.map((name) => {
    const existing = names.get(textKey(name));
    return { name: existing ?? name, isNew: existing === undefined };
  });
}
