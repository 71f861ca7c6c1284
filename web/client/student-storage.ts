// Data of students in the browser, and when they are removed. docs/privacy.md lists the same names.
import { readStored, storedNames, writeStored } from '#web/shell/local-store.ts';
import { ageOf } from './age.ts';
import { readRecentGame, recentGameIds, saveRecentGame } from './recent-games.ts';
import { codeOfDraft, OUTBOXES } from './unsent.ts';

const CLIENT_ID = 'client-id';
/** Milliseconds, a day: older entries are removed. */
const MAX_AGE_MS = 86_400_000;

function parsed(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The state of a draft or a game. One that was stored while the clock was wrong is `undated`: its time begins now. */
function fateOf(at: unknown, now: number): 'stays' | 'goes' | 'undated' {
  if (typeof at !== 'number' || Number.isNaN(at)) return 'goes';
  const age = ageOf(at, now);
  if (age === null) return 'undated';
  return age < MAX_AGE_MS ? 'stays' : 'goes';
}

function clearOldDraft(name: string, now: number): void {
  const draft = (parsed(name) ?? {}) as { at?: unknown };
  const fate = fateOf(draft.at, now);
  if (fate !== 'stays') writeStored(name, fate === 'goes' ? null : JSON.stringify({ ...draft, at: now }));
}

type Queued = Readonly<Record<string, unknown>>;

/** Changes the queued answers and questions, or removes those without a replacement. */
function changeAnswers(change: (answer: Queued) => Queued | null): void {
  for (const outbox of OUTBOXES) {
    const answers = parsed(outbox);
    if (!Array.isArray(answers)) continue;
    const kept = answers.flatMap((answer: Queued) => change(answer) ?? []);
    const text = kept.length === 0 ? null : JSON.stringify(kept);
    if (text !== readStored(outbox)) writeStored(outbox, text);
  }
}

/** An answer's id begins with its time. */
function inTime(answer: Queued, now: number): Queued | null {
  const [at = '', random] = String(answer.id).split('-');
  const fate = fateOf(Number.parseInt(at, 36), now);
  if (fate === 'goes') return null;
  return fate === 'stays' ? answer : { ...answer, id: `${now.toString(36)}-${random}` };
}

/** Removes the unsent texts of a game.
 * @param but the student of a shared device whose own ones stay; so do all questions, each behind its student's sign */
export function clearDrafts(code: string, but?: string): void {
  for (const name of storedNames())
    if (codeOfDraft(name) === code && !(but && (name.endsWith(`:${but}`) || name.includes(':question:'))))
      writeStored(name, null);
}

/** Removes the answers of a game that wait.
 * @param of the only student of a shared device whose own ones go */
export function clearUnsent(id: string, of?: string): void {
  const code = readRecentGame(id)?.code;
  if (!code) return;
  const goes = (answer: Queued) => answer.code === code && (of === undefined || answer.clientId === of);
  changeAnswers((answer) => (goes(answer) ? null : answer));
}

/** Removes the unsent texts of one student of a shared device. */
export function clearDraftsOf(clientId: string): void {
  for (const name of storedNames()) if (codeOfDraft(name) && name.endsWith(`:${clientId}`)) writeStored(name, null);
}

/** Removes what one student of a shared device left of a game; the others stay. */
export function clearSeat(id: string, clientId: string): void {
  const game = readRecentGame(id);
  if (game) saveRecentGame(id, { ...game, seats: game.seats.filter((seat) => seat.clientId !== clientId) });
  clearDraftsOf(clientId);
  changeAnswers((answer) => (answer.clientId === clientId ? null : answer));
}

/** Removes everything that this browser stores of a game. */
export function clearGame(id: string): void {
  const code = readRecentGame(id)?.code;
  if (code) clearDrafts(code);
  clearUnsent(id);
  saveRecentGame(id, null);
}

/** Removes everything of the current student; the next one gets a new identity. */
export function clearStudent(): void {
  for (const name of storedNames())
    if (name === CLIENT_ID || OUTBOXES.includes(name) || name.startsWith('game:') || codeOfDraft(name) !== null)
      writeStored(name, null);
}

/** Removes what is older than a day; the identity is removed with its last game, unless it is in use.
 * @param now milliseconds since 1970 */
export function clearOld(now: number, inUse: boolean): void {
  for (const name of storedNames()) {
    // Earlier versions stored the chosen party under a name of its own.
    if (name.startsWith('party-choice:')) writeStored(name, null);
    if (codeOfDraft(name) !== null) clearOldDraft(name, now);
  }
  for (const id of recentGameIds()) {
    const game = readRecentGame(id);
    const fate = fateOf(game?.at, now);
    if (fate !== 'stays') saveRecentGame(id, fate === 'goes' ? null : game);
  }
  changeAnswers((answer) => inTime(answer, now));
  if (!inUse && recentGameIds().length === 0 && OUTBOXES.every((outbox) => readStored(outbox) === null))
    writeStored(CLIENT_ID, null);
}

/** At the start of the app; the pages of a student use the identity already. */
export const clearOldTraces = (): void => clearOld(Date.now(), /^\/(votingsession|results)\//.test(location.pathname));
