import { afterAll, expect, it, vi } from 'vitest';

// Other files may have loaded these texts.
vi.resetModules();
const { startI18n, withTexts } = await import('./i18n.ts');
const { pageLanguage, setLanguage, translatorOf } = await import('./translator.ts');
afterAll(() => setLanguage('nl-BE'));

it('returns a part of the page when its texts are there, also if the part was there first', async () => {
  const { t } = translatorOf('faq', 'nl-BE');
  expect(t('title')).toBe('title');
  await expect(withTexts('part', 'faq')).resolves.toBe('part');
  expect(t('title')).not.toBe('title');
});

it('brings the texts in the language of the page', async () => {
  await startI18n(['FR'], null);
  await withTexts(Promise.resolve('part'), 'faq', 'account');
  for (const name of ['faq', 'account'] as const) expect(translatorOf(name, 'fr').t('title')).not.toBe('title');
});

it.each([
  ['the one of an earlier visit', 'EN', 'en'],
  ['the first one where that is not offered', 'FR', 'nl-BE'],
  ['the first one on the first visit', null, 'nl-BE'],
])('begins in %s', async (_, chosen, language) => {
  await startI18n(['NL_BE', 'EN'], chosen);
  expect(pageLanguage()).toBe(language);
});

it('fails if the part does not come', async () => {
  await expect(withTexts(Promise.reject(new Error('offline')), 'faq')).rejects.toThrow('offline');
});
