// Calculates a national school-election day: classes arrive through the day, and from the measured costs of one server follows how many
// servers, which database and how much network it needs. Usage: node lab/bench/election-day.ts [students] [classes]
// With `--minutes N` it plays classes on three servers for that long (20 a minute; 10 minutes are a usual run) and checks the model by them.
import { parseArgs } from 'node:util';
import { commitsOf, measuredCosts, processorOf, receivedOf, type Work } from './election-model.ts';
import { playedDay } from './played-day.ts';

/** The share of all classes that begins in each half hour from 8:30. */
const ARRIVALS = [0.16, 0.04, 0.15, 0.05, 0.14, 0.06, 0.02, 0.1, 0.12, 0.03, 0.08, 0.05];
const HALF_HOUR_SECONDS = 1_800;
/** A class joins in two minutes, answers twenty statements and is done after fifty minutes. */
const JOIN_SECONDS = 120;
const GAME_SECONDS = 3_000;
const STATEMENTS = 20;
/** Most of a class answers within this many seconds of a statement's start. */
const ANSWER_SECONDS = 15;
/** Share of a processor that may be in use at the busiest moment: the rest is a reserve, also for a server that fails. */
const IN_USE = 0.5;

/** Bytes: one answer with its reply, one join, one update, what Redis carries of an answer; one stored answer with its indexes in PostgreSQL. */
const ANSWER_BYTES = 1_300;
const JOIN_BYTES = 12_000;
const HINT_BYTES = 110;
const FIGURE_BYTES = 500;
const STORED_BYTES = 420;
/** Durable commits per second of a server-grade disk. */
const COMMITS_PER_SECOND = 5_000;
/** Sockets of one server; three times what was measured on a shared two-core machine. */
const SOCKETS_PER_SERVER = 15_000;
/** Megabytes of an idle server. */
const SERVER_MB = 130;
const REDIS_BYTES_PER_SECOND = 100_000_000;

/** The model's share of what was measured, at least and at most. */
const CLOSE = [0.75, 1.25] as const;

interface Moment extends Work {
  connected: number;
}

const NOTHING: Moment = { connected: 0, joins: 0, answers: 0, hints: 0, moves: 0, received: 0, results: 0 };

/** Every second of the day: how many are connected, and what happens. */
function replay(students: number, classes: number): Moment[] {
  const perClass = students / classes;
  const seconds = ARRIVALS.length * HALF_HOUR_SECONDS + GAME_SECONDS + HALF_HOUR_SECONDS;
  const day = Array.from({ length: seconds }, (): Moment => ({ ...NOTHING }));
  const add = (at: number, what: keyof Moment, amount: number) => {
    const moment = day[Math.floor(at)];
    if (moment) moment[what] += amount;
  };
  const between = GAME_SECONDS / (STATEMENTS + 1);
  let random = 1;
  // A fixed seed, so that the result can be reproduced.
  const next = () => {
    random = (random * 48_271) % 2_147_483_647;
    return random / 2_147_483_647;
  };
  for (const [slot, share] of ARRIVALS.entries()) {
    for (let at = 0; at < classes * share; at++) {
      // Most classes begin within ten minutes of the start of a lesson.
      const begins = slot * HALF_HOUR_SECONDS + next() * next() * HALF_HOUR_SECONDS;
      for (let s = 0; s < JOIN_SECONDS; s++) add(begins + s, 'joins', perClass / JOIN_SECONDS);
      for (let s = 0; s < GAME_SECONDS; s++) add(begins + s, 'connected', perClass);
      add(begins + GAME_SECONDS, 'results', perClass);
      for (let n = 0; n < STATEMENTS; n++) {
        const shown = begins + JOIN_SECONDS + n * between;
        add(shown, 'moves', 1);
        add(shown, 'hints', perClass);
        for (let s = 0; s < ANSWER_SECONDS; s++) {
          add(shown + s, 'answers', perClass / ANSWER_SECONDS);
          add(shown + s, 'received', receivedOf(perClass, ANSWER_SECONDS) / ANSWER_SECONDS);
        }
      }
    }
  }
  return day;
}

const most = (day: readonly Moment[], of: (moment: Moment) => number): number =>
  day.reduce((top, moment) => Math.max(top, of(moment)), 0);

/** The worst case: all connect at once, join within two minutes, and answer one statement in the same second. */
const atOnce = (students: number): Moment[] => [
  { ...NOTHING, connected: students, answers: students / ANSWER_SECONDS },
  { ...NOTHING, connected: students, joins: students / JOIN_SECONDS },
];

/** The resources that those seconds need. */
function sizing(what: string, students: number, day: readonly Moment[]) {
  const cost = measuredCosts();
  const connected = most(day, (moment) => moment.connected);
  const answers = most(day, (moment) => moment.answers);
  const bytes = most(day, (m) => m.joins * JOIN_BYTES + m.answers * ANSWER_BYTES + m.hints * HINT_BYTES);
  const commitsBy = (servers: number) => most(day, (m) => commitsOf(m.joins + m.answers, servers));
  const cpuOf = (servers: number) => most(day, (m) => processorOf(m, commitsOf(m.joins + m.answers, servers), cost));
  // A server uses one processor; one more than needed, so that one may fail. More servers make more commits.
  let servers = 2;
  while (Math.max(cpuOf(servers) / IN_USE, connected / SOCKETS_PER_SERVER) > servers - 1) servers += 1;
  const cpu = cpuOf(servers);
  const commits = commitsBy(servers);
  return {
    what,
    'connected at most': Math.round(connected),
    'joins/s': Math.round(most(day, (moment) => moment.joins)),
    'answers/s': Math.round(answers),
    'processors in use': Number(cpu.toFixed(1)),
    servers,
    'MB per server': Math.round(SERVER_MB + (connected * cost.studentKB) / 1_000 / servers),
    'commits/s': Math.ceil(commits),
    'of a disk': `${((commits / COMMITS_PER_SECOND) * 100).toFixed(0)} %`,
    'GB stored': Number(((students * STATEMENTS * STORED_BYTES) / 1e9).toFixed(1)),
    'Mbit/s': Math.round((bytes * 8) / 1e6),
    'of Redis': `${((answers * FIGURE_BYTES * 100) / REDIS_BYTES_PER_SECOND).toFixed(1)} %`,
  };
}

async function play(minutes: number): Promise<void> {
  const { work, seconds, acknowledged, measured, model } = await playedDay(minutes);
  console.log({ minutes, seconds, ...work, acknowledged });
  const compared = (['cpu', 'commits'] as const).map((what) => ({
    what,
    model: model[what],
    measured: measured[what],
    ratio: model[what] / measured[what],
  }));
  console.table(compared);
  const [atLeast, atMost] = CLOSE;
  if (compared.some(({ ratio }) => ratio < atLeast || ratio > atMost)) process.exitCode = 1;
}

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' } }, allowPositionals: true });
console.log(`costs from ${measuredCosts().from}`);
if (values.minutes !== undefined) {
  await play(Number(values.minutes));
  process.exit();
}
const [students = 1_000_000, classes = 40_000] = positionals.map(Number);
const counts = [...new Set([10_000, 100_000, students])];
console.table([
  ...counts.map((count) => sizing(`${count} through a day`, count, replay(count, (count * classes) / students))),
  ...counts.map((count) => sizing(`${count} at once`, count, atOnce(count))),
]);
