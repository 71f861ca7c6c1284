// The mails in Dutch, as a good Flemish teacher would write them.
import type { MailTexts } from './mail-texts.ts';

const writtenOut = 'Lukt klikken niet? Kopieer dan dit adres naar je browser:';

export const nlBe: MailTexts = {
  tag: 'nl-BE',
  greeting: 'Dag,',
  colon: ':',
  invitation: (product, days) => ({
    subject: `Je bent uitgenodigd voor ${product}`,
    before: [
      `Je bent uitgenodigd om met ${product} aan de slag te gaan. Daarmee speel je met je klas een spel over politieke stellingen en praten jullie verder over de antwoorden.`,
      'Maak je account met deze link. Je kiest zelf een wachtwoord.',
    ],
    action: 'Maak mijn account',
    writtenOut,
    after: [
      `De link werkt één keer, ${days} dagen lang. Is hij vervallen? Vraag dan een nieuwe aan wie je uitnodigde.`,
      'Verwachtte je deze mail niet? Dan hoef je niets te doen.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Kies een nieuw wachtwoord voor ${product}`,
    before: [
      `Iemand, waarschijnlijk jij, vroeg een nieuw wachtwoord voor je account bij ${product}.`,
      'Kies je nieuwe wachtwoord met deze link.',
    ],
    action: 'Kies een nieuw wachtwoord',
    writtenOut,
    after: [
      `De link werkt één keer, ${minutes} minuten lang.`,
      'Vroeg je dit niet zelf? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
  }),
};
