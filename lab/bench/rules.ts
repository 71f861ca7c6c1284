// The rules that calculate much: how firm a match is, and how fair a choice of statements. Balance is measured by its first call, because a worker makes only one.
import { type BalanceInput, balanceOf } from '#shared/domain/balance.ts';
import { PartyOpinionIndex } from '#shared/domain/matching.ts';
import { positionTable, robustnessOf } from '#shared/domain/robustness.ts';
import { required } from '#testing/required.ts';
import { median, type Row } from './figures.ts';

const RUNS = 9;
const PARTIES = 40;
const STATEMENTS = 38;
const OPTIONS = 3;
/** All sheets of ten statements are counted. */
const FEW_PARTIES = 8;
const FEW_STATEMENTS = 10;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Pseudo-random positions, the same in every run. */
const heldBy = (party: number, statement: number): number => (((party + 1) * (statement + 3) * 7919) % 101) % OPTIONS;

interface Times {
  first: number;
  middle: number;
}

/** Milliseconds of a call. */
function timesOf(call: () => unknown): Times {
  const all = upTo(RUNS).map(() => {
    const began = performance.now();
    call();
    return performance.now() - began;
  });
  const [first = Number.NaN] = all;
  return { first, middle: median(all) };
}

function robustness(): Times {
  const opinions = upTo(OPTIONS).map((option) => `option ${option}`);
  const statementIds = upTo(STATEMENTS).map((statement) => `statement ${statement}`);
  const parties = upTo(PARTIES).map((party) => ({ _id: `party ${party}`, name: `Party ${party}` }));
  const opinionOf = (option: number): string => required(opinions[option]);
  const positions = new PartyOpinionIndex(
    parties.flatMap(({ _id: partyId }, party) =>
      statementIds.map((statementId, at) => ({ partyId, statementId, opinion: opinionOf(heldBy(party, at)) })),
    ),
  );
  const answers = statementIds.map((statementId, at) => ({ statementId, opinion: opinionOf((at * at) % OPTIONS) }));
  return timesOf(() => robustnessOf(positionTable(statementIds, opinions, parties, positions), answers));
}

const inputOf = (parties: number, statements: number, played = statements): BalanceInput => ({
  options: OPTIONS,
  positions: upTo(parties).map((party) => upTo(statements).map((statement) => heldBy(party, statement))),
  statements: upTo(played),
  parties: upTo(parties),
  seed: 1,
});

/** The baseline, a loop over the minimum of work: every sheet, every party, every statement. */
function plainLoop({ positions, statements, parties, options }: BalanceInput): number[] {
  const wins = parties.map(() => 0);
  const sheet = statements.map(() => 0);
  for (let at = 0; at < options ** statements.length; at++) {
    let left = at;
    for (let statement = 0; statement < sheet.length; statement++) {
      sheet[statement] = left % options;
      left = Math.floor(left / options);
    }
    let most = -1;
    let leader = 0;
    for (let party = 0; party < parties.length; party++) {
      const held = positions[party];
      let count = 0;
      for (let statement = 0; statement < sheet.length; statement++)
        if (held?.[statement] === sheet[statement]) count += 1;
      if (count > most) [most, leader] = [count, party];
    }
    wins[leader] = (wins[leader] ?? 0) + 1;
  }
  return wins;
}

/** Rows of all of them; nothing is started. */
export function rules(): Row[] {
  const firm = robustness();
  const fair = timesOf(() => balanceOf(inputOf(PARTIES, STATEMENTS)));
  const few = inputOf(FEW_PARTIES, FEW_STATEMENTS);
  const exact = timesOf(() => balanceOf(few));
  const plain = timesOf(() => plainLoop(few));
  const size = `${PARTIES} parties × ${STATEMENTS} statements`;
  return [
    { what: `robustness of ${size}`, unit: 'ms', ours: firm.middle, atMost: 5 },
    { what: '… the first time', unit: 'ms', ours: firm.first },
    { what: `balance of ${size}, the first time`, unit: 'ms', ours: fair.first, atMost: 300 },
    {
      what: `exact balance of ${OPTIONS}^${FEW_STATEMENTS} sheets × ${FEW_PARTIES} parties`,
      unit: 'ms',
      ours: exact.middle,
      baseline: plain.middle,
      ratioAtMost: 3,
    },
  ];
}
