// Decisions of a game's owner on its arguments: shown or hidden.
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import { type HashText, knownHash } from './argument-lists.ts';
import { inOrder } from './published-answers.ts';

interface Decisions {
  /** With a comment: only if the argument still has this text. */
  show: readonly { _id: string; comment: string | null }[];
  hide: readonly string[];
}

export interface CommentDecision {
  id: string;
  state: CommentState;
  isChange: boolean;
}

/**
 * The argument that an id names: an answer as it is now, or an argument as it was listed, whatever its student has done
 * since.
 */
interface Named {
  state: CommentState;
  isText: (comment: string) => boolean;
  hasText: boolean;
}

/** The arguments that these ids name, and whether all ids are keys of answers. */
async function findNamed(trx: Trx, votingSessionId: string, ids: readonly string[], hash: HashText) {
  const named = new Map<string, Named>();
  const answers = () =>
    inOrder(
      trx
        .selectFrom('student_opinions')
        .where('voting_session_id', '=', votingSessionId)
        .select(['id', 'public_id', 'comment', 'comment_state']),
    );
  const add = (found: Awaited<ReturnType<ReturnType<typeof answers>['execute']>>) => {
    for (const { id, public_id, comment, comment_state: state } of found)
      named.set(public_id ?? id, { state, isText: (text) => text === comment, hasText: comment !== '' });
  };
  add(await answers().where('id', 'in', ids).where('public_id', 'is', null).execute());
  const areKeys = named.size === ids.length;
  if (areKeys) return { named, areKeys };
  // No index: only in a game with `aggregates_only` an answer is called otherwise than by its key.
  add(await answers().where('public_id', 'in', ids).execute());
  const known = await trx
    .selectFrom('known_ids')
    .where('voting_session_id', '=', votingSessionId)
    .where('public_id', 'in', ids)
    .select(['public_id', 'text_hash', 'comment_state'])
    .execute();
  for (const { public_id, text_hash, comment_state: state } of known)
    named.set(public_id, { state, isText: (text) => knownHash(hash, public_id, text) === text_hash, hasText: true });
  return { named, areKeys };
}

/**
 * Lets arguments be shown, and hides others, also on the live screen. Returns the state of each then; null, without a
 * change, if an id is unknown. A listed one is decided on as it was listed, so that no reply reveals a change since.
 */
export const decideComments = (
  db: Db,
  votingSessionId: string,
  { show, hide }: Decisions,
  hash: HashText,
): Promise<CommentDecision[] | null> =>
  retryTransaction(db, async (trx) => {
    const ids = [...new Set([...show.map(({ _id }) => _id), ...hide])];
    if (ids.length === 0) return [];
    const { named, areKeys } = await findNamed(trx, votingSessionId, ids, hash);
    const hasText = (id: string): boolean => named.get(id)?.hasText === true;
    // With a comment, a student may have deleted or changed the text meanwhile: no error, and nothing is decided below.
    const isKnown = show.every(({ _id, comment }) => (comment === null ? hasText(_id) : named.has(_id)));
    if (!isKnown || !hide.every(hasText)) return null;
    const toShow = show.flatMap(({ _id, comment }) =>
      comment === null || named.get(_id)?.isText(comment) ? [_id] : [],
    );
    const decided: CommentDecision[] = [];
    for (const [state, wanted] of [
      ['shown', toShow],
      ['hidden', hide],
    ] as const) {
      const unique = [...new Set(wanted)];
      if (unique.length > 0) await updateStates(trx, votingSessionId, unique, state, areKeys);
      decided.push(...unique.map((id) => ({ id, state, isChange: named.get(id)?.state !== state })));
    }
    return decided;
  });

async function updateStates(
  trx: Trx,
  votingSessionId: string,
  ids: readonly string[],
  state: CommentState,
  areKeys: boolean,
): Promise<void> {
  const answers = () => trx.updateTable('student_opinions').where('voting_session_id', '=', votingSessionId);
  await answers().where('id', 'in', ids).where('public_id', 'is', null).set({ comment_state: state }).execute();
  const published = () =>
    trx.updateTable('published_answers').where('voting_session_id', '=', votingSessionId).set({ comment_state: state });
  await published()
    .where('answer_id', 'in', ids)
    .where('public_id', 'is', null)
    // The published copy is hidden with the argument, even if its student has changed the text since.
    .$if(state === 'shown', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('student_opinions as answer')
            .whereRef('answer.id', '=', 'published_answers.answer_id')
            .whereRef('answer.comment', '=', 'published_answers.comment')
            .select('answer.id'),
        ),
      ),
    )
    .execute();
  if (areKeys) return;
  await answers()
    .set({ comment_state: state })
    .where(({ or, and, eb, exists, not, selectFrom }) =>
      or([
        eb('public_id', 'in', ids),
        // The same text with another opinion, not listed yet: a text that was hidden does not come back that way.
        and([
          exists(
            selectFrom('published_answers as listed')
              .whereRef('listed.answer_id', '=', 'student_opinions.id')
              .whereRef('listed.comment', '=', 'student_opinions.comment')
              .where('listed.kind', '=', 'listed')
              .where('listed.public_id', 'in', ids)
              .select('listed.answer_id'),
          ),
          not(
            exists(
              selectFrom('known_ids as known')
                .whereRef('known.voting_session_id', '=', 'student_opinions.voting_session_id')
                .whereRef('known.public_id', '=', 'student_opinions.public_id')
                .select('known.public_id'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  await published().where('public_id', 'in', ids).execute();
  await trx
    .updateTable('known_ids')
    .set({ comment_state: state })
    .where('voting_session_id', '=', votingSessionId)
    .where('public_id', 'in', ids)
    .execute();
}
