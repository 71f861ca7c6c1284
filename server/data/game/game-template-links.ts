import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { addLists, type StoredTemplate } from './game-templates.ts';

/**
 * Returns the token of the template's link, made by the first call, in one statement: links may be withdrawn meanwhile.
 */
export async function findOrInsertLink(db: Db, templateId: string): Promise<string> {
  const { token } = await db
    .insertInto('game_template_links')
    .values({ game_template_id: templateId, token: randomBytes(24).toString('base64url') })
    // Only a row that is written is returned.
    .onConflict((conflict) =>
      conflict.column('game_template_id').doUpdateSet((eb) => ({ token: eb.ref('game_template_links.token') })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

export async function removeLink(db: Db, templateId: string): Promise<void> {
  await db.deleteFrom('game_template_links').where('game_template_id', '=', templateId).execute();
}

/** Takes back all links of an owner's templates. */
export async function removeLinksOf(db: Db, ownerId: string): Promise<void> {
  await db
    .deleteFrom('game_template_links')
    .where('game_template_id', 'in', (query) =>
      query.selectFrom('game_templates').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
}

/** The template behind a link as it is now, with the name of its question set; undefined for an unknown token. */
export async function findLinkedTemplate(
  db: Db,
  token: string,
): Promise<(StoredTemplate & { question_set: string }) | undefined> {
  const row = await db
    .selectFrom('game_template_links as link')
    .innerJoin('game_templates as template', 'template.id', 'link.game_template_id')
    .innerJoin('question_sets as set', 'set.id', 'template.question_set_id')
    .selectAll('template')
    .select('set.name as question_set')
    .where('link.token', '=', token)
    .executeTakeFirst();
  return row && (await addLists(db, [row]))[0];
}
