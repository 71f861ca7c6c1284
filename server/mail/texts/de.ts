// The mails in German.
import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  tag: 'de',
  greeting: 'Guten Tag,',
  colon: ':',
  writtenOut: 'Der Link lässt sich nicht öffnen? Kopieren Sie diese Adresse in Ihren Browser:',
  invitation: (product, days) => ({
    subject: `Sie sind zu ${product} eingeladen`,
    before: [
      `Sie sind eingeladen, ${product} zu nutzen: ein Spiel, in dem Ihre Klasse zu politischen Thesen Stellung nimmt und über die Antworten spricht.`,
      'Erstellen Sie Ihr Konto mit diesem Link. Ihr Passwort wählen Sie selbst.',
    ],
    action: 'Mein Konto erstellen',
    after: [
      `Sie können den Link einmal verwenden, innerhalb von ${days} Tagen. Ist er abgelaufen? Bitten Sie die Person, die Sie eingeladen hat, um einen neuen.`,
      'Sie haben diese E-Mail nicht erwartet? Dann müssen Sie nichts tun.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Neues Passwort für ${product} wählen`,
    before: [
      `Jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto bei ${product} angefordert.`,
      'Wählen Sie Ihr neues Passwort mit diesem Link.',
    ],
    action: 'Neues Passwort wählen',
    after: [
      `Sie können den Link einmal verwenden, innerhalb von ${minutes} Minuten.`,
      'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  passwordChanged: (product) => ({
    subject: `Ihr Passwort für ${product} wurde geändert`,
    before: [
      `Das Passwort Ihres Kontos bei ${product} wurde gerade geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.`,
      'Waren Sie das selbst? Dann müssen Sie nichts tun.',
    ],
    after: [
      'Waren Sie es nicht? Gehen Sie zur Anmeldeseite, klicken Sie auf „Passwort vergessen?“ und wählen Sie sofort ein neues Passwort. Wenn Sie dasselbe Passwort auch anderswo verwenden, ändern Sie es dort ebenfalls.',
    ],
  }),
  test: (product) => ({
    subject: `Testnachricht von ${product}`,
    before: [`Diese Nachricht hat ${product} auf Ihren Wunsch verschickt. Wenn Sie sie lesen, kommen E-Mails an.`],
    after: [],
  }),
};
