// Two forms in which election data is published as JSON, distinguished by their keys: a calculator's single file, and a
// folder of lists that refer to each other by number. Their lists become the shape of our own files.
import { z } from 'zod';
import type { FilePath, FileShape, Locate } from './file-shape.ts';
import { type ImportErrorLocation, ImportFailure } from './import-error.ts';
import { parseValues } from './json.ts';
import { coloredOptions } from './options.ts';

type Read = { file: FileShape; locate: Locate };
const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();
const first = (...texts: (string | null | undefined)[]): string => texts.find((one) => one?.trim()) ?? '';

const calculator = z.object({
  questions: z.array(z.object({ id, gist: text, text, title: text, name: text })),
  candidates: z.array(z.object({ id, name: text, short_name: text })),
  answers: z.array(z.object({ question_id: id, candidate_id: id, answer: text, comment: text })),
});

/** The files of a folder, by the name of each without `.json`. */
const FOLDER = {
  statement: z.array(z.object({ id, text, label: text })),
  party: z.array(z.object({ id, name: text, longname: text })),
  opinion: z.array(z.object({ party: id, statement: id, answer: id.nullish(), comment: id.nullish() })),
  answer: z.array(z.object({ id, message: text, text })),
  comment: z.array(z.object({ id, text })),
};
const NAMES = ['statement', 'party', 'opinion', 'answer', 'comment'] as const;
type Name = (typeof NAMES)[number];

/** The common part of both forms, before they refer to each other by index; `at` is the index. */
type Lists = {
  statements: { id: string; text: string }[];
  parties: { id: string; name: string }[];
  /** In their order. */
  options: string[];
  answers: { statement: string; party: string; opinion: string; comment: string; at: string }[];
  places: { statements: string; parties: string; options: string };
};

const build = ({ statements, parties, options, answers, places }: Lists): Read => {
  const names = new Map(parties.map((party) => [party.id, party.name]));
  const byStatement = new Map<string, Lists['answers']>(statements.map((statement) => [statement.id, []]));
  for (const answer of answers) {
    const { at, party, statement } = answer;
    if (!names.has(party)) throw new ImportFailure('PARTY_NOT_DECLARED', { path: at }, { found: party });
    const about = byStatement.get(statement);
    if (about === undefined) throw new ImportFailure('MISSING_KEY', { path: at }, { found: statement });
    about.push(answer);
  }
  const locate = ([list, index, , at]: FilePath): ImportErrorLocation => {
    if (typeof index !== 'number') return null;
    if (list === 'parties') return { path: `${places.parties}/${index}` };
    if (list === 'answerOptions') return { path: `${places.options}/${index}` };
    const answer = typeof at === 'number' ? byStatement.get(statements[index]?.id ?? '')?.[at] : undefined;
    return { path: answer?.at ?? `${places.statements}/${index}` };
  };
  return {
    file: {
      parties: parties.map(({ name }) => ({ partyLong: name })),
      answerOptions: coloredOptions(options),
      statements: statements.map((statement) => ({
        statementLong: statement.text,
        answers: (byStatement.get(statement.id) ?? []).map(({ party, opinion, comment }) => ({
          partyLong: names.get(party) ?? party,
          answer: opinion,
          explanation: comment,
        })),
      })),
    },
    locate,
  };
};

/**
 * Returns the content of a calculator's single file, or null if the text is something else. Throws an ImportFailure.
 */
export const readCalculator = (json: string): Read | null => {
  const parsed = calculator.safeParse(parseValues(json));
  if (!parsed.success) return null;
  const { questions, candidates, answers } = parsed.data;
  return build({
    statements: questions.map((one) => ({ id: one.id, text: first(one.gist, one.text, one.title, one.name) })),
    parties: candidates.map((one) => ({ id: one.id, name: first(one.name, one.short_name) })),
    options: [...new Set(answers.map(({ answer }) => answer ?? '').filter((answer) => answer !== ''))],
    answers: answers.map((one, at) => ({
      statement: one.question_id,
      party: one.candidate_id,
      opinion: one.answer ?? '',
      comment: one.comment ?? '',
      at: `/answers/${at}`,
    })),
    places: { statements: '/questions', parties: '/candidates', options: '/answers' },
  });
};

const nameIn = (file: string): Name | undefined => NAMES.find((name) => `${name}.json` === file.toLowerCase());

/** Returns the files of a folder that are read, without an overview or categories; none if it is not such a folder. */
export const filesOfFolder = (files: readonly string[]): string[] => {
  const count = (name: Name): number => files.filter((file) => nameIn(file) === name).length;
  const isFolder = NAMES.every((name) => count(name) === 1 || (name === 'comment' && count(name) === 0));
  return isFolder ? files.filter((file) => nameIn(file) !== undefined) : [];
};

/** Returns the content of a folder of lists. Throws an ImportFailure. */
export const readFolder = (files: readonly { name: string; text: string }[]): Read => {
  const listOf = <Item>(name: Name, schema: z.ZodType<Item[]>): Item[] => {
    const file = files.find((one) => nameIn(one.name) === name);
    const parsed = schema.safeParse(file === undefined ? [] : parseValues(file.text));
    if (parsed.success) return parsed.data;
    const path = parsed.error.issues[0]?.path.map((key) => `/${String(key)}`).join('') ?? '';
    throw new ImportFailure('WRONG_TYPE', { path: `${name}.json${path}` });
  };
  const answers = new Map(listOf('answer', FOLDER.answer).map((one) => [one.id, first(one.message, one.text)]));
  const comments = new Map(listOf('comment', FOLDER.comment).map((one) => [one.id, one.text ?? '']));
  return build({
    statements: listOf('statement', FOLDER.statement).map((one) => ({ id: one.id, text: first(one.text, one.label) })),
    parties: listOf('party', FOLDER.party).map((one) => ({ id: one.id, name: first(one.longname, one.name) })),
    options: [...answers.values()],
    answers: listOf('opinion', FOLDER.opinion).map((one, at) => ({
      statement: one.statement,
      party: one.party,
      opinion: answers.get(one.answer ?? '') ?? '',
      comment: comments.get(one.comment ?? '') ?? '',
      at: `opinion.json/${at}`,
    })),
    places: { statements: 'statement.json', parties: 'party.json', options: 'answer.json' },
  });
};
