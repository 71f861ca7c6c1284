// What search engines, shared links and browsers without the app's scripts read of every page, in the installation's first language.
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';

interface Head {
  description: string;
  noScript: string;
  /** While the scripts do not come, and the link that tries again. */
  slow: string;
  again: string;
  /** As Open Graph names the language. */
  locale: string;
}

const HEADS: Record<LanguageCode, Head> = {
  NL_BE: {
    description: 'Antwoord samen met je klas op politieke stellingen. Je hebt alleen een code nodig, geen account.',
    noScript: 'Zet JavaScript aan om mee te spelen.',
    slow: 'Het laden duurt lang. Staat je wifi aan?',
    again: 'Laad de pagina opnieuw',
    locale: 'nl_BE',
  },
  EN: {
    description: 'Answer political statements together with your class. You only need a code, no account.',
    noScript: 'Switch JavaScript on to play.',
    slow: 'Loading takes a while. Is your Wi-Fi on?',
    again: 'Load the page again',
    locale: 'en_GB',
  },
  FR: {
    description: 'Réponds avec ta classe à des affirmations politiques. Il te faut seulement un code, pas de compte.',
    noScript: 'Active JavaScript pour jouer.',
    slow: 'Le chargement est long. Ton wifi est-il activé ?',
    again: 'Recharge la page',
    locale: 'fr_BE',
  },
  DE: {
    description: 'Antworte mit deiner Klasse auf politische Thesen. Du brauchst nur einen Code, kein Konto.',
    noScript: 'Schalte JavaScript ein, um mitzuspielen.',
    slow: 'Das Laden dauert lange. Ist dein WLAN an?',
    again: 'Lade die Seite neu',
    locale: 'de_BE',
  },
};

/** Takes the built page, which is in Dutch; gives it in that language, with whole addresses for what other sites fetch. */
export function inLanguage(page: string, language: LanguageCode, publicUrl: string): string {
  const dutch = HEADS.NL_BE;
  const { description, noScript, slow, again, locale } = HEADS[language];
  return page
    .replace(`<html lang="${LANGUAGE_TAGS.NL_BE}"`, `<html lang="${LANGUAGE_TAGS[language]}"`)
    .replaceAll(dutch.description, description)
    .replace(dutch.noScript, noScript)
    .replace(dutch.slow, slow)
    .replace(dutch.again, again)
    .replace(`content="${dutch.locale}"`, `content="${locale}"`)
    .replace('content="/icons/share.png"', `content="${encodeURI(publicUrl)}/icons/share.png"`);
}
