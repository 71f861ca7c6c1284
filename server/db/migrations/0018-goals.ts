// The debrief sheet lists goals that the office writes. Installations from before get what the seed gives a new one.
import type { Kysely } from 'kysely';
import { newId } from '#server/db/id.ts';

interface Before {
  users: { id: string };
  content_blocks: {
    id: string;
    page: string;
    type: string;
    image_url: string;
    image_alt: string;
    title: string;
    body: string;
    inverted: number;
    sort_order: number;
    legacy: number;
    html: string;
    version: number;
  };
}

/** The seven building blocks of the Flemish key competence on citizenship, each short enough for one line of the sheet. */
const GOALS = [
  'Identiteiten: gelaagd en in beweging',
  'Omgaan met diversiteit',
  'Geïnformeerd en beargumenteerd in dialoog gaan',
  'Actief participeren, met rechten en plichten',
  'Samenleving en domeinen kritisch benaderen',
  'Democratische besluitvorming',
  'Democratische principes binnen de rechtsstaat',
];
export const GOALS_TITLE = 'Bouwstenen van burgerschap';
export const GOALS_BODY = `<ul>${GOALS.map((goal) => `<li><p>${goal}</p></li>`).join('')}</ul>`;

export async function up(db: Kysely<Before>): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user === undefined) return;
  // A process that was killed may have inserted them.
  const goals = await db.selectFrom('content_blocks').select('id').where('page', '=', 'goals').executeTakeFirst();
  if (goals !== undefined) return;
  await db
    .insertInto('content_blocks')
    .values({
      id: newId(),
      page: 'goals',
      type: 'title_with_description',
      image_url: '',
      image_alt: '',
      title: GOALS_TITLE,
      body: GOALS_BODY,
      inverted: 0,
      sort_order: 1,
      legacy: 0,
      html: '',
      version: 1,
    })
    .execute();
}
