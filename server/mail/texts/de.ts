// The mails in German.
import type { MailTexts } from './mail-texts.ts';

const writtenOut = 'Der Link lässt sich nicht öffnen? Kopieren Sie diese Adresse in Ihren Browser:';

export const de: MailTexts = {
  tag: 'de',
  greeting: 'Guten Tag,',
  colon: ':',
  invitation: (product, days) => ({
    subject: `Sie sind zu ${product} eingeladen`,
    before: [
      `Sie sind eingeladen, ${product} zu nutzen: ein Spiel, in dem Ihre Klasse zu politischen Thesen Stellung nimmt und über die Antworten spricht.`,
      'Erstellen Sie Ihr Konto mit diesem Link. Ihr Passwort wählen Sie selbst.',
    ],
    action: 'Mein Konto erstellen',
    writtenOut,
    after: [
      `Der Link funktioniert einmal, ${days} Tage lang. Ist er abgelaufen? Bitten Sie die Person, die Sie eingeladen hat, um einen neuen.`,
      'Sie haben diese Mail nicht erwartet? Dann müssen Sie nichts tun.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Neues Passwort für ${product} wählen`,
    before: [
      `Jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto bei ${product} angefordert.`,
      'Wählen Sie Ihr neues Passwort mit diesem Link.',
    ],
    action: 'Neues Passwort wählen',
    writtenOut,
    after: [
      `Der Link funktioniert einmal, ${minutes} Minuten lang.`,
      'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
};
