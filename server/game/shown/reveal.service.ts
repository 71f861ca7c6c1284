import { AppError } from '#server/app-error.ts';
import { findFigures, insertFigures, replacePlayedCounts } from '#server/data/game/published-figures.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { hidesFewPlayers } from '#server/game/figures/class-figures.ts';
import { guessesOf } from '#server/game/figures/guesses.ts';
import { keyOf, type LoadedStatement } from '#server/game/figures/snapshots.ts';
import { presentReveal } from '#server/present/game/result.ts';
import type { PartyReveal } from '#shared/contract/lesson.ts';
import { revealPages } from '#shared/domain/party-reveal.ts';
import type { PartyGuesses } from '#shared/domain/perspective.ts';

/** The pages of a statement's reveal; none before it began. Throws WRONG_STATE in a debate. */
export async function partyReveal(db: Db, loaded: LoadedStatement): Promise<PartyReveal> {
  const { setup, statement } = loaded;
  if (setup.type !== 'party') throw new AppError('WRONG_STATE');
  const parties = (await findFigures(db, keyOf(loaded), 'reveal')) ?? [];
  return presentReveal(setup, statement._id, revealPages(parties));
}

/** The same, which begins if it did not: its order and figures stay. The voting session is locked. */
export async function beginReveal(trx: Trx, loaded: LoadedStatement): Promise<PartyGuesses[][]> {
  const key = keyOf(loaded);
  const begun = await findFigures(trx, key, 'reveal');
  if (begun !== null) return revealPages(begun);
  if (hidesFewPlayers(loaded.setup)) await replacePlayedCounts(trx, key);
  const { statements } = await guessesOf(trx, loaded);
  const pages = revealPages(statements.find(({ statementId }) => statementId === key.statementId)?.parties ?? []);
  await insertFigures(trx, key, 'reveal', pages.flat());
  return pages;
}
