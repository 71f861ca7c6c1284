import { AppError, invalid } from '#server/app-error.ts';
import { replaceHands } from '#server/data/game/hands.ts';
import { lockVotingSession, phaseOf } from '#server/data/game/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { LoadedStatement } from '#server/game/figures/snapshots.ts';
import type { OptionHands } from '#shared/contract/shown.ts';
import { mayCountHands, roundOf } from '#shared/domain/voting-session.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

/** Every option of the statement with its hands. Throws INVALID if one is named that it does not have, or twice. */
function everyOption({ statement }: LoadedStatement, named: readonly OptionHands[]): OptionHands[] {
  const counts = new Map<string, number>();
  const fields: Record<string, FieldCode> = {};
  for (const [at, { opinion, count }] of named.entries()) {
    if (!statement.opinionOptions.some((option) => option.opinion === opinion))
      fields[`hands.${at}.opinion`] = 'UNKNOWN';
    else if (counts.has(opinion)) fields[`hands.${at}.opinion`] = 'TAKEN';
    counts.set(opinion, count);
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return statement.opinionOptions.map(({ opinion }) => ({ opinion, count: counts.get(opinion) ?? 0 }));
}

/**
 * Stores the hands counted on a statement in its round; options that are not named have none. Returns those of every
 * option, in order. Throws INVALID, or WRONG_STATE if hands do not count.
 */
export async function countHands(
  deps: Deps,
  loaded: LoadedStatement,
  named: readonly OptionHands[],
): Promise<OptionHands[]> {
  const { row, setup, statement } = loaded;
  const hands = everyOption(loaded, named);
  await retryTransaction(deps.db, async (trx) => {
    // A second round that opens meanwhile begins with the hands of the first.
    const now = await lockVotingSession(trx, row.id);
    const isOther = statement.own && now?.own_version !== row.own_version;
    if (now === undefined || isOther || !mayCountHands(setup.type, phaseOf(now))) throw new AppError('WRONG_STATE');
    const key = { votingSessionId: row.id, statementId: statement._id };
    await replaceHands(trx, key, roundOf(now.second_rounds, statement._id), hands);
  });
  deps.publisher.toOwner(setup.code, { type: 'hands', statementId: statement._id });
  return hands;
}
