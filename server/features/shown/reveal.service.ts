import { AppError } from '#server/app-error.ts';
import { findReveal, insertReveal } from '#server/data/party-reveals.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { presentReveal } from '#server/present/result.ts';
import { guessesOf } from '#server/sessions/guesses.ts';
import { keyOf, type LoadedStatement } from '#server/sessions/snapshots.ts';
import type { PartyReveal } from '#shared/contract/lesson.ts';
import { revealPages } from '#shared/domain/party-reveal.ts';
import type { PartyGuesses } from '#shared/domain/perspective.ts';

/** The pages of a statement's reveal; none before it began. Throws WRONG_STATE in a debate. */
export async function partyReveal(db: Db, loaded: LoadedStatement): Promise<PartyReveal> {
  const { setup, statement } = loaded;
  if (setup.type !== 'party') throw new AppError('WRONG_STATE');
  const parties = (await findReveal(db, keyOf(loaded))) ?? [];
  return presentReveal(setup, statement._id, revealPages(parties));
}

/** The same, which begins if it did not: its order and figures stay. The voting session is locked. */
export async function beginReveal(trx: Trx, loaded: LoadedStatement): Promise<PartyGuesses[][]> {
  const key = keyOf(loaded);
  const begun = await findReveal(trx, key);
  if (begun !== null) return revealPages(begun);
  const { statements } = await guessesOf(trx, loaded);
  const pages = revealPages(statements.find(({ statementId }) => statementId === key.statementId)?.parties ?? []);
  await insertReveal(trx, key, pages.flat());
  return pages;
}
