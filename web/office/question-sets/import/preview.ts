import { textKey } from '#shared/domain/text.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';

export interface Preview {
  /** In the file's order; the ones that exist go by the name that they have here. */
  parties: { name: string; isNew: boolean }[];
  options: { opinion: string; color: string }[];
  statements: { description: string; missing: number }[];
  /** Opinions that are not filled in. */
  missing: number;
}

/** Summarises the content of a file; `known` are the names of the stored parties. */
export function previewOf(set: ImportedQuestionSet, known: readonly string[]): Preview {
  const names = new Map(known.map((name) => [textKey(name), name]));
  const statements = set.statements.map(({ description, answers }) => ({
    description,
    missing: set.parties.length - answers.filter(({ opinion }) => opinion !== null).length,
  }));
  return {
    parties: set.parties.map(({ name }) => {
      const existing = names.get(textKey(name));
      return { name: existing ?? name, isNew: existing === undefined };
    }),
    options: set.opinionOptions,
    statements,
    missing: statements.reduce((sum, { missing }) => sum + missing, 0),
  };
}
