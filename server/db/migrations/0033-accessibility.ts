// The accessibility statement is a page that the office writes. Installations from before get what the seed gives a new one.
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

/** The five parts of the Flemish model statement. */
export const ACCESSIBILITY_PARTS: readonly { title: string; body: string }[] = [
  {
    title: 'Wat werkt voor iedereen',
    body: '<p>We willen dat iedereen hier kan meespelen en lesgeven, zoals het Vlaamse Bestuursdecreet het vraagt. Deze website voldoet gedeeltelijk aan de Europese norm EN 301 549, met de eisen van WCAG 2.2 op niveau AA.</p><p>Bij elke nieuwe versie test een programma elk scherm: met een toetsenbord, met een schermlezer, op kleine schermen, met 200 procent zoom, met minder beweging en op kleurcontrast.</p>',
  },
  {
    title: 'Wat nog niet werkt',
    body: '<ul><li><p>Filmpjes van partijen staan op een andere website. Of ze ondertiteld zijn, bepaalt de partij.</p></li><li><p>Afbeeldingen en teksten die iemand in het beheer zet, zijn zo toegankelijk als die persoon ze maakt.</p></li><li><p>De website is nog niet door een onafhankelijke organisatie onderzocht.</p></li></ul>',
  },
  {
    title: 'Hoe deze verklaring tot stand kwam',
    body: '<p>Deze verklaring steunt op een zelfevaluatie en op de automatische tests van de makers.</p><p>Ze werd opgesteld op [vul aan: datum] door [vul aan: naam van de school of organisatie].</p>',
  },
  {
    title: 'Laat weten wat je tegenhoudt',
    body: '<p>Kun je iets niet lezen, niet bedienen of niet horen? Zeg ons op welk scherm het was. Je krijgt binnen een maand antwoord.</p><p>Mail naar [vul aan: e-mailadres].</p>',
  },
  {
    title: 'Niet tevreden met het antwoord?',
    body: '<p>Je kunt een klacht indienen bij de <a href="https://www.vlaamseombudsdienst.be" target="_blank" rel="noopener noreferrer">Vlaamse Ombudsdienst</a>. Die onderzoekt ze gratis.</p>',
  },
];

export async function up(db: Kysely<Before>): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user === undefined) return;
  // A process that was killed may have inserted them.
  const found = await db
    .selectFrom('content_blocks')
    .select('id')
    .where('page', '=', 'accessibility')
    .executeTakeFirst();
  if (found !== undefined) return;
  await db
    .insertInto('content_blocks')
    .values(
      ACCESSIBILITY_PARTS.map(({ title, body }, at) => ({
        id: newId(),
        page: 'accessibility',
        type: 'title_with_description',
        image_url: '',
        image_alt: '',
        title,
        body,
        inverted: 0,
        sort_order: at + 1,
        legacy: 0,
        html: '',
        version: 1,
      })),
    )
    .execute();
}
