import { type Drawing, drawingNamed } from '#shared/domain/drawings.ts';
import {
  EXPLANATION_MAX,
  NAME_MAX,
  OPINION_MAX,
  OPTIONS_MAX,
  PARTIES_MAX,
  STATEMENT_MAX,
  STATEMENTS_MAX,
  TEXT_MAX,
} from '#shared/domain/limits.ts';
import { shortened } from '#shared/domain/shortened.ts';
import { isReservedOption } from '#shared/domain/skip.ts';
import { STATEMENT_WORDS, type StatementWords, wordsOf } from '#shared/domain/statement-words.ts';
import { textKey, trimmed } from '#shared/domain/text.ts';
import * as rules from '#shared/rules/fields.ts';
import { WORD_MAX } from '#shared/rules/question-set.ts';
import type { FilePath, FileShape, Locate } from './file-shape.ts';
import { type ImportErrorReason, ImportFailure } from './import-error.ts';

export type ImportedParty = { name: string; description: string };
type ImportedOption = { opinion: string; color: string; order: number };
/** `party` is the index in `parties`; an opinion that is not filled in is null. */
type ImportedAnswer = { party: number; opinion: string | null; comment: string };
type ImportedStatement = StatementWords & { description: string; drawing: Drawing | null; answers: ImportedAnswer[] };
export type ImportedQuestionSet = {
  parties: ImportedParty[];
  opinionOptions: ImportedOption[];
  statements: ImportedStatement[];
};

type Source = { file: FileShape; locate: Locate };

const optionalText = (raw: string | null | undefined, path: FilePath, max: number, locate: Locate): string => {
  const text = trimmed((raw ?? '').replace(/\p{Surrogate}/gu, '\uFFFD'));
  const code = rules.optionalText(max)(text);
  if (code === 'TOO_LONG') throw new ImportFailure('TEXT_TOO_LONG', locate(path), { expected: String(max) });
  if (code !== null) throw new ImportFailure('NUL_CHARACTER', locate(path));
  return text;
};

const requiredText = (raw: string, path: FilePath, max: number, locate: Locate): string => {
  const text = optionalText(raw, path, max, locate);
  if (text === '') throw new ImportFailure('EMPTY_TEXT', locate(path));
  return text;
};

const drawingOf = (raw: string | null | undefined, path: FilePath, locate: Locate): Drawing | null => {
  const name = trimmed(raw ?? '');
  const drawing = name === '' ? null : drawingNamed(name);
  if (drawing === undefined) throw new ImportFailure('UNKNOWN_DRAWING', locate(path), { found: name });
  return drawing;
};

const checkCount = (list: readonly unknown[], name: string, max: number, locate: Locate): void => {
  if (list.length === 0) throw new ImportFailure('EMPTY_LIST', locate([name]));
  if (list.length > max) throw new ImportFailure('TOO_MANY_ITEMS', locate([name, max]), { expected: String(max) });
};

/** Collects texts, and refuses one that is there already in the same or another spelling. */
const onlyOnce = (reason: ImportErrorReason, locate: Locate) => {
  const seen = new Set<string>();
  return (text: string, path: FilePath): void => {
    const key = textKey(text);
    if (seen.has(key)) throw new ImportFailure(reason, locate(path), { found: text });
    seen.add(key);
  };
};

const buildParties = ({ file, locate }: Source): ImportedParty[] => {
  const once = onlyOnce('PARTY_TWICE', locate);
  return file.parties.map(({ partyLong, partyDescription }, index) => {
    const path = ['parties', index, 'partyLong'];
    const name = requiredText(shortened(partyLong), path, NAME_MAX, locate);
    once(name, path);
    const description = optionalText(partyDescription, ['parties', index, 'partyDescription'], TEXT_MAX, locate);
    return { name, description };
  });
};

const buildOptions = ({ file, locate }: Source): ImportedOption[] => {
  const once = onlyOnce('OPTION_TWICE', locate);
  const options = file.answerOptions.map(({ label, color, order }, index) => {
    const path = ['answerOptions', index, 'label'];
    const opinion = requiredText(label, path, OPINION_MAX, locate);
    if (isReservedOption(opinion)) throw new ImportFailure('RESERVED_OPINION', locate(path), { found: opinion });
    once(opinion, path);
    return { opinion, color, order };
  });
  return options.sort((a, b) => a.order - b.order).map((option, index) => ({ ...option, order: index + 1 }));
};

const buildStatements = (source: Source, parties: ImportedParty[], options: ImportedOption[]): ImportedStatement[] => {
  const { file, locate } = source;
  const partyIndex = new Map(parties.map(({ name }, index) => [textKey(name), index]));
  const opinions = new Map(options.map(({ opinion }) => [textKey(opinion), opinion]));

  const buildAnswer = (raw: FileShape['statements'][number]['answers'][number], path: FilePath): ImportedAnswer => {
    const name = trimmed(raw.partyLong);
    const party = partyIndex.get(textKey(name));
    if (party === undefined)
      throw new ImportFailure('PARTY_NOT_DECLARED', locate([...path, 'partyLong']), { found: name });
    const answer = trimmed(raw.answer ?? '');
    const opinion = answer === '' ? null : opinions.get(textKey(answer));
    if (opinion === undefined)
      throw new ImportFailure('OPINION_NOT_DECLARED', locate([...path, 'answer']), { found: answer });
    return {
      party,
      opinion,
      comment: optionalText(raw.explanation, [...path, 'explanation'], EXPLANATION_MAX, locate),
    };
  };

  const onceStatement = onlyOnce('STATEMENT_TWICE', locate);
  return file.statements.map(({ statementLong, answers, ...rest }, index) => {
    const path = ['statements', index, 'statementLong'];
    const description = requiredText(statementLong, path, STATEMENT_MAX, locate);
    onceStatement(description, path);
    const onceAnswer = onlyOnce('ANSWER_TWICE', locate);
    const built = answers.map((raw, at) => {
      const answer = buildAnswer(raw, ['statements', index, 'answers', at]);
      onceAnswer(raw.partyLong, ['statements', index, 'answers', at, 'partyLong']);
      return answer;
    });
    const words = STATEMENT_WORDS.map((word) => [
      word,
      optionalText(rest[word], ['statements', index, word], WORD_MAX[word], locate),
    ]);
    return {
      description,
      ...wordsOf(Object.fromEntries(words)),
      drawing: drawingOf(rest.drawing, ['statements', index, 'drawing'], locate),
      answers: built.filter(({ opinion, comment }) => opinion !== null || comment !== ''),
    };
  });
};

/** Returns the set to store: within the limits, nothing twice, nothing undeclared. Throws an ImportFailure. */
export const buildQuestionSet = (source: Source): ImportedQuestionSet => {
  const { file, locate } = source;
  checkCount(file.parties, 'parties', PARTIES_MAX, locate);
  if (file.statements.length === 0) throw new ImportFailure('NO_STATEMENTS', locate(['statements']));
  checkCount(file.statements, 'statements', STATEMENTS_MAX, locate);
  checkCount(file.answerOptions, 'answerOptions', OPTIONS_MAX, locate);
  const parties = buildParties(source);
  const opinionOptions = buildOptions(source);
  const statements = buildStatements(source, parties, opinionOptions);
  if (statements.every(({ answers }) => answers.every(({ opinion }) => opinion === null)))
    throw new ImportFailure('NO_OPINIONS', null);
  return { parties, opinionOptions, statements };
};
