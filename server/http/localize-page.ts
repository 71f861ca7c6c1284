import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import { withTexts } from './page-html.ts';

/** What search engines, shared links and browsers without the app's scripts read of every page: the placeholders of web/index.html. */
interface PageTexts {
  description: string;
  noScript: string;
  /** Shown when the scripts take long to load, with a link that reloads the page. */
  slow: string;
  again: string;
  /** The language in Open Graph's form. */
  locale: string;
}

const PAGE_TEXTS: Record<LanguageCode, PageTexts> = {
  NL_BE: {
    description:
      'Geef samen met je klas je mening over politieke stellingen. Je hebt alleen een code nodig, geen account.',
    noScript: 'Zet JavaScript aan om mee te spelen.',
    slow: 'Het laden duurt lang. Staat je wifi aan?',
    again: 'Laad de pagina opnieuw',
    locale: 'nl_BE',
  },
  EN: {
    description:
      'Give your opinion on political statements together with your class. All you need is a code, no account.',
    noScript: 'Switch JavaScript on to play.',
    slow: 'Loading takes a while. Is your Wi-Fi on?',
    again: 'Load the page again',
    locale: 'en_GB',
  },
  FR: {
    description:
      'Donne ton avis, avec ta classe, sur des affirmations politiques. Il te faut seulement un code, pas de compte.',
    noScript: 'Active JavaScript pour jouer.',
    slow: 'Le chargement est long. Ton wifi est-il activé ?',
    again: 'Recharge la page',
    locale: 'fr_BE',
  },
  DE: {
    description: 'Sag mit deiner Klasse deine Meinung zu politischen Thesen. Du brauchst nur einen Code, kein Konto.',
    noScript: 'Schalte JavaScript ein, um mitzuspielen.',
    slow: 'Das Laden dauert lange. Ist dein WLAN an?',
    again: 'Lade die Seite neu',
    locale: 'de_BE',
  },
};

/** Fills the placeholders of the page in that language; addresses that other sites fetch begin with `publicUrl`. */
export function localizePage(page: string, language: LanguageCode, publicUrl: string): string {
  const texts = new Map(Object.entries(PAGE_TEXTS[language]));
  texts.set('lang', LANGUAGE_TAGS[language]).set('origin', encodeURI(publicUrl));
  return withTexts(page, texts);
}
