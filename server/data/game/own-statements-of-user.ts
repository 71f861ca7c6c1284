// The own statements of one teacher in all templates and games.
import type { Db } from '#server/db/client.ts';

/** The own statements of all voting sessions of a user. */
export const findOwnOfSessions = (db: Db, userId: string) =>
  db
    .selectFrom('voting_session_statements as own')
    .innerJoin('voting_sessions as session', 'session.id', 'own.voting_session_id')
    .selectAll('own')
    .where('own.description', 'is not', null)
    .$narrowType<{ description: string }>()
    .where('session.owner_id', '=', userId)
    .orderBy('own.position')
    .execute();

/** The own statements of a user's templates and games, except try-outs, the latest game first. */
export const findOwnOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('game_template_statements as own')
    .innerJoin('game_templates as template', 'template.id', 'own.game_template_id')
    .where('template.owner_id', '=', userId)
    .where('own.description', 'is not', null)
    .select(['own.description', 'own.opinions', 'template.updated_at as at', 'own.listed_at as place'])
    .$narrowType<{ description: string }>()
    .unionAll(
      db
        .selectFrom('voting_session_statements as own')
        .innerJoin('voting_sessions as session', 'session.id', 'own.voting_session_id')
        .where('session.owner_id', '=', userId)
        .where('session.try_out', '=', 0)
        .where('own.description', 'is not', null)
        .select(['own.description', 'own.opinions', 'session.created_at as at', 'own.position as place'])
        .$narrowType<{ description: string }>(),
    )
    .orderBy('at', 'desc')
    .orderBy('place')
    .execute();
