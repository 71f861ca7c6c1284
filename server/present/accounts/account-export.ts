import type { findOwnTemplates, findOwnVotingSessions } from '#server/data/accounts/account-export.ts';
import { type GameSetting, SETTINGS } from '#shared/domain/game-settings.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';

const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every setting by its name in camel case, and whether it is on. */
const presentSettings = (on: readonly GameSetting[]): Record<string, boolean> =>
  Object.fromEntries(SETTINGS.map(({ name }) => [camelCase(name), on.includes(name)]));

/** The statements that the user wrote. */
const presentOwn = (own: readonly OwnStatement[]) =>
  own.map(({ description, opinions }) => ({ description, opinions }));

/** The user's notes on statements. */
const presentNotes = (notes: Found<typeof findOwnTemplates>[number]['notes']) =>
  notes.map(({ statement, note }) => ({ statement, note }));

type Found<F extends (...args: never[]) => Promise<unknown[]>> = readonly Awaited<ReturnType<F>>[number][];

/** A user's game templates, in the export of their account. */
export const exportTemplates = (templates: Found<typeof findOwnTemplates>) =>
  templates.map(({ row, statements, parties, notes }) => ({
    _id: row.id,
    name: row.name,
    classLabel: row.class_label,
    type: row.type,
    questionSet: row.question_set,
    statements,
    ownStatements: presentOwn(row.ownStatements),
    parties,
    ...presentSettings(row.settings),
    notes: presentNotes(notes),
    updatedAt: row.updated_at,
    fromColleague: row.from_colleague === 1,
    linkToken: row.link,
  }));

/** A user's voting sessions, in the export of their account. */
export const exportVotingSessions = (sessions: Found<typeof findOwnVotingSessions>) =>
  sessions.map(({ row, own, notes }) => ({
    _id: row.id,
    code: row.code,
    name: row.name,
    classLabel: row.class_label,
    type: row.type,
    tempo: row.tempo,
    state: row.state,
    createdAt: row.created_at,
    startedAt: row.started_at,
    archivedAt: row.archived_at,
    ownStatements: presentOwn(own),
    notes: presentNotes(notes),
  }));
