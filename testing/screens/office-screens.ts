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
    screen(`question_sets/${set?._id}`, 'sets-one'),
    screen(`question_sets/${set?._id}/edit`, 'sets-edit'),
    screen(`question_sets/${set?._id}`, 'sets-balance', {
      act: async (page) => {
        await page.locator('#tab-balance').click();
        await page.locator('#balance-title').waitFor();
      },
    }),
  ];
}
