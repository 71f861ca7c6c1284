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

/** The seven building blocks of the Flemish key competence on citizenship. */
const GOALS = [
  'Identiteiten duiden: hoe ze groeien en uit lagen bestaan',
  'Omgaan met diversiteit in samenleven en samenwerken',
  'Geïnformeerd en beargumenteerd met elkaar in dialoog gaan',
  'Actief deelnemen aan de samenleving, met rechten en plichten',
  'Kritisch kijken naar hoe domeinen van de samenleving elkaar beïnvloeden',
  'Democratische besluitvorming duiden: lokaal, nationaal, internationaal',
  'Democratische principes en cultuur kaderen binnen de rechtsstaat',
];
export const GOALS_TITLE = 'Burgerschap: wat kwam aan bod?';
export const GOALS_BODY = `<ul>${GOALS.map((goal) => `<li><p>${goal}</p></li>`).join('')}</ul>`;

export async function up(db: Kysely<Before>): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user === undefined) return;
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
