// kill -9 while a class marks a question, while it guesses itself, and right after a teacher's own statement was acknowledged: what was acknowledged is there afterwards.
import { randomUUID } from 'node:crypto';
import { type Call, caller } from '#testing/api-client.ts';
import { OPTIONS } from '#testing/fixtures.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { type OpenGame, openGame } from './crowd.ts';
import type { Report } from './report.ts';

const STUDENTS = 300;
/** The kill comes after that many acknowledged calls, or fewer. */
const CALLS_BEFORE = 200;
/** Guesses are 0 to 10. */
const GUESSES = 11;
/** The option that they are about. */
const FIRST = required(OPTIONS[0]).opinion;

/** Lets everybody mark the question at once; `onMark` hears each acknowledged mark. Returns how many there were. */
async function markAll(students: readonly Call[], code: string, id: string, onMark = () => {}): Promise<number> {
  const marks = students.map((student) =>
    student('PUT voting/session/:code/question/:id/mark', { params: { code, id }, body: { marked: true } }).then(
      onMark,
    ),
  );
  const outcomes = await Promise.allSettled(marks);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

async function killAmongMarks(
  report: Report,
  engine: string,
  server: TestServer,
  { code, teacher }: OpenGame,
): Promise<void> {
  const students = Array.from({ length: STUDENTS }, () => caller(server.baseURL, { 'client-id': randomUUID() }));
  for (const student of students) await student('GET voting/session/:code', { params: { code } });
  const [author, ...others] = students;
  const id = randomUUID();
  const params = { code, id };
  const open = (isOpen: boolean) =>
    teacher('POST voting/session/:code/questions-open', { params: { code }, body: { open: isOpen } });
  await open(true);
  await required(author)('PUT voting/session/:code/question/:id', { params, body: { text: 'Why?' } });
  await teacher('POST voting/session/:code/questions', { params: { code }, body: { show: [id] } });
  let left = Math.ceil(Math.random() * CALLS_BEFORE);
  let killing: Promise<void> | undefined;
  const acknowledged = await markAll(others, code, id, () => {
    left -= 1;
    if (left === 0) killing = server.kill9();
  });
  await killing;
  await server.restart();
  let stored = 0;
  for (const student of others) {
    const reply = await student('GET voting/session/:code/questions', { params: { code } });
    stored += reply.questions.some((one) => 'marked' in one && one.marked) ? 1 : 0;
  }
  report.check(
    `${engine}: ${acknowledged} marks acknowledged before the kill, none lost`,
    stored >= acknowledged,
    stored,
  );
  report.check(
    `${engine}: ${STUDENTS - 1} mark at once, each acknowledged`,
    (await markAll(others, code, id)) === STUDENTS - 1,
  );
  await open(false);
  const { questions } = await teacher('GET voting/session/:code/questions', { params: { code } });
  report.check(`${engine}: one mark of each`, required(questions[0]).marks === STUDENTS - 1, questions);
}

async function killAmongGuesses(
  report: Report,
  engine: string,
  server: TestServer,
  { code, statements, teacher }: OpenGame,
): Promise<void> {
  const params = { code, statementId: required(statements[0]) };
  const students = Array.from({ length: STUDENTS }, () => caller(server.baseURL, { 'client-id': randomUUID() }));
  for (const student of students)
    await student('POST voting/session/:code/statement/:statementId/opinion', { params, body: { opinion: FIRST } });
  const guessOf = (at: number): number => at % GUESSES;
  const guess = (student: Call, at: number) =>
    student('PUT voting/session/:code/statement/:statementId/guess', { params, body: { guess: guessOf(at) } });
  let left = Math.ceil(Math.random() * CALLS_BEFORE);
  let killing: Promise<void> | undefined;
  const acknowledged: number[] = [];
  await Promise.allSettled(
    students.map((student, at) =>
      guess(student, at).then(() => {
        acknowledged.push(at);
        left -= 1;
        if (left === 0) killing = server.kill9();
      }),
    ),
  );
  await killing;
  await server.restart();
  const lost: number[] = [];
  for (const at of acknowledged) {
    const stored = await required(students[at])('GET voting/session/:code/statement/:statementId/guess', { params });
    if (stored.guess !== guessOf(at)) lost.push(at);
  }
  report.check(
    `${engine}: ${acknowledged.length} guesses acknowledged before the kill, none lost`,
    lost.length === 0,
    lost,
  );
  await Promise.all(students.map(guess));
  const shown = await teacher('POST voting/session/:code/statement/:statementId/shown', { params });
  const sum = students.reduce((total, _, at) => total + guessOf(at), 0);
  const mean = Math.floor((20 * sum + STUDENTS) / (2 * STUDENTS)) / 10;
  const isRight = shown.guess?.count === STUDENTS && shown.guess.mean === mean && shown.guess.actual === 10;
  report.check(`${engine}: one guess of each in the figures`, isRight, shown.guess);
}

async function killAfterOwnStatement(
  report: Report,
  engine: string,
  server: TestServer,
  { code, teacher }: OpenGame,
): Promise<void> {
  const student = caller(server.baseURL, { 'client-id': randomUUID() });
  const before = (await student('GET voting/session/:code', { params: { code } })).statements.length;
  const statement = { _id: randomUUID(), description: 'Our school needs a garden.', opinions: ['yes', 'no'] };
  const add = () =>
    teacher('POST voting/session/:code/own-statement', { params: { code }, body: { ...statement, after: null } });
  await add();
  await server.kill9();
  await server.restart();
  for (const read of [teacher, student]) {
    const { statements } = await read('GET voting/session/:code', { params: { code } });
    const isThere = statements.some(({ description }) => description === statement.description);
    report.check(`${engine}: the own statement is read after the kill`, isThere && statements.length === before + 1);
  }
  const { statements } = await add();
  report.check(`${engine}: sent again it adds no second one`, statements.length === before + 1, statements.length);
}

/** One kill of each on one database. */
export async function killWrites(report: Report, engine: string, settings: Record<string, string>): Promise<void> {
  report.section(`kill -9 under ${STUDENTS} marks, under as many guesses and after an own statement, ${engine}`);
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'warn', ...settings });
  await killAmongMarks(report, engine, server, await openGame(server.baseURL, 3, []));
  await killAmongGuesses(report, engine, server, await openGame(server.baseURL, 3, []));
  await killAfterOwnStatement(report, engine, server, await openGame(server.baseURL, 3, []));
  report.rounds += 3;
  await server.stop();
}
