import { randomUUID } from 'node:crypto';
import { invariant } from '#shared/domain/invariant.ts';
import { callerAs, type Identity } from '#testing/api-client.ts';
import { type Act, loggedIn, type Screen, tap } from './screen.ts';

/** Returns the pages of the back office, as the super admin sees them with the content of the first start. */
export async function prepareOfficeScreens(baseURL: string, admin: Identity): Promise<Screen[]> {
  const call = callerAs(baseURL, admin);
  const [[party], [partner], [block], [text], [word], sets] = await Promise.all([
    call('GET parties'),
    call('GET partners'),
    call('GET content_blocks', { query: { page: 'home' } }),
    call('GET content_blocks', { query: { page: 'privacy' } }),
    call('GET difficult_words'),
    call('GET question_sets'),
  ]);
  const screen = (path: string, name = path.replaceAll('/', '-'), act: Act = {}): Screen => ({
    name: `office-${name}`,
    audience: 'office',
    path: `/admin/${path}`,
    stored: loggedIn(admin),
    ...act,
  });
  const [set] = sets;
  invariant(set !== undefined, 'the first start has a question set');
  // A published one cannot be changed.
  const copy = await call('POST question_sets/:id/copy', { params: { id: set._id }, query: { withId: randomUUID() } });
  const edit = `question_sets/${copy._id}/edit`;
  await call('POST users', { body: { email: 'els@school.example', role: 'teacher' } });
  return [
    screen('users'),
    screen('users', 'users-remove', tap('main td button:last-of-type')),
    screen('users/new'),
    screen('users/new', 'users-new-errors', tap('main form button[type=submit]')),
    screen('statistics'),
    screen('system'),
    screen('parties'),
    screen('parties/new'),
    screen(`parties/${party?._id}/edit`, 'parties-edit'),
    screen('partners'),
    screen('partners/new'),
    screen(`partners/${partner?._id}/edit`, 'partners-edit'),
    screen('content'),
    screen('content/home'),
    screen('content/home/new'),
    screen(`content/${block?._id}/edit`, 'content-edit'),
    screen(`content/${text?._id}/edit`, 'content-edit-image', {
      act: async (page) => {
        await page.locator('[role=toolbar] [aria-expanded]').last().click();
        await page.locator('input[name=alt]').waitFor();
      },
    }),
    screen('faq'),
    screen('difficult_words', 'words'),
    screen('difficult_words/new', 'words-new'),
    screen(`difficult_words/${word?._id}/edit`, 'words-edit'),
    screen('listed_words', 'listed-words'),
    screen('question_sets', 'sets'),
    screen('question_sets/new', 'sets-new'),
    screen('question_sets/import', 'sets-import'),
    screen('question_sets/import', 'sets-import-columns', {
      act: async (page) => {
        const rows = [
          ['Stelling', 'Partij', 'Standpunt', 'Toelichting'],
          ['Het plein voor de school wordt autovrij.', 'De Dageraad', 'Niet akkoord', 'Eerst een veilige plek.'],
          ['Het plein voor de school wordt autovrij.', 'Het Kompas', 'Akkoord, maar niet zo. '.repeat(8), ''],
        ];
        await page
          .locator('textarea')
          .last()
          .fill(rows.map((row) => row.join('\t')).join('\n'));
        await page.locator('[data-confirm]').click();
        await page.locator('main [role="alert"] h2').waitFor();
      },
    }),
    screen(`question_sets/${set._id}`, 'sets-one'),
    screen(edit, 'sets-edit'),
    screen(edit, 'sets-edit-missing', tap('#publish-state')),
    screen(edit, 'sets-edit-parties', tap('#tab-parties')),
    screen(edit, 'sets-edit-options', tap('#tab-options')),
    screen(`question_sets/${set._id}`, 'sets-balance', {
      act: async (page) => {
        await page.locator('#tab-balance').click();
        await page.locator('#balance-title').waitFor();
      },
    }),
  ];
}
