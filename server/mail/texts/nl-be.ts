// The mails in Dutch, as a good Flemish teacher would write them.
import type { MailTexts } from './mail-texts.ts';

export const nlBe: MailTexts = {
  tag: 'nl-BE',
  greeting: 'Dag,',
  colon: ':',
  writtenOut: 'Lukt klikken niet? Kopieer dan dit adres naar je browser:',
  invitation: (product, days) => ({
    subject: `Je bent uitgenodigd voor ${product}`,
    before: [
      `Je bent uitgenodigd om met ${product} aan de slag te gaan. Daarmee speel je met je klas een spel over politieke stellingen en praten jullie verder over de antwoorden.`,
      'Maak je account met deze link. Je kiest zelf een wachtwoord.',
    ],
    action: 'Maak mijn account',
    after: [
      `Je kunt de link één keer gebruiken, binnen ${days} dagen. Is hij vervallen? Vraag dan een nieuwe aan de persoon die jou uitnodigde.`,
      'Verwachtte je deze mail niet? Dan hoef je niets te doen.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Kies een nieuw wachtwoord voor ${product}`,
    before: [
      `Iemand, waarschijnlijk jij, vroeg een nieuw wachtwoord aan voor je account bij ${product}.`,
      'Kies je nieuwe wachtwoord met deze link.',
    ],
    action: 'Kies een nieuw wachtwoord',
    after: [
      `Je kunt de link één keer gebruiken, binnen ${minutes} minuten.`,
      'Vroeg je dit niet zelf? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
  }),
  passwordChanged: (product) => ({
    subject: `Je wachtwoord voor ${product} is gewijzigd`,
    before: [
      `Het wachtwoord van je account bij ${product} is net gewijzigd. Op andere toestellen ben je nu afgemeld.`,
      'Deed je dit zelf? Dan hoef je niets te doen.',
    ],
    after: [
      'Was jij het niet? Ga dan naar de aanmeldpagina, klik op “Wachtwoord vergeten?” en kies meteen een nieuw wachtwoord. Gebruik je hetzelfde wachtwoord ook elders, verander het dan daar ook.',
    ],
  }),
  test: (product) => ({
    subject: `Testmail van ${product}`,
    before: [`Deze mail komt van ${product}. Je vroeg hem zelf, om te zien of mails aankomen. Dat doen ze dus.`],
    after: [],
  }),
};
