/** Texts are in British English; a bare “en” would mean American dates. */
const regional = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** “1er novembre”: Intl writes the first of a month as “1 novembre”. */
const ordinalFirst = (text: string, language: string): string =>
  language.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;

export function formatDate(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return ordinalFirst(new Intl.DateTimeFormat(regional(language), options).format(date), language);
}
