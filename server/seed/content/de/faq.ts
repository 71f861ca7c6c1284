import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const faq: FirstTexts['faq'] = {
  start: {
    question: 'Wie starte ich ein Spiel mit meiner Klasse?',
    answer:
      '<ul><li><p><a href="/register">Legen Sie ein Konto an</a> und melden Sie sich an.</p></li><li><p>Wählen Sie unter <strong>Meine Spiele</strong> ein Beispielspiel, oder erstellen Sie in sechs Schritten ein eigenes.</p></li><li><p>Drücken Sie auf <strong>Starten</strong> und zeigen Sie den Bildschirm vorne. Ihre Klasse scannt den QR-Code oder tippt den Code ein.</p></li><li><p>Sind alle da? Dann beginnen Sie das Spiel.</p></li></ul>',
  },
  account: {
    question: 'Braucht man zum Mitspielen ein Konto?',
    answer:
      '<p>Nein. Zum Mitspielen reichen ein Gerät mit Internet und der <strong>Code</strong>. Handy, Tablet oder Laptop: Alles geht. Wir fragen weder nach dem Namen noch nach der E-Mail-Adresse.</p>',
  },
  difference: {
    question: 'Was ist der Unterschied zwischen einer Debatte und einem Parteienspiel?',
    answer:
      '<p>In einer <strong>Debatte</strong> sagst du deine eigene Meinung. Danach siehst du, welche Parteien genauso geantwortet haben.</p><p>In einem <strong>Parteienspiel</strong> wählst du zuerst eine Partei. Du antwortest so, wie sie es tun würde, auch wenn du es anders siehst.</p>',
  },
  whoSees: {
    question: 'Wer sieht, was ich antworte?',
    answer:
      '<p>Deine Lehrkraft sieht die Antworten und Argumente der Klasse, aber <strong>ohne Namen</strong>. Ein Argument, das du schreibst, kann an der Tafel erscheinen. Schreib also nichts hinein, woran man dich erkennt, wenn du das nicht möchtest.</p><p>Die anderen sehen deine Antworten nicht auf ihrem Gerät. Mehr liest du unter <a href="/privacy">Datenschutz</a>.</p>',
  },
  advice: {
    question: 'Ist das eine Wahlempfehlung?',
    answer:
      '<p>Nein. Du siehst, mit welchen Parteien du bei diesen Thesen oft einer Meinung warst. Das sagt nicht, wen du später wählen sollst, denn eine Partei ist mehr als ein paar Thesen.</p><p>Lies vor allem die Begründungen der Parteien. Dort beginnt das Gespräch.</p>',
  },
  realParties: {
    question: 'Gibt es diese Parteien wirklich?',
    answer:
      '<p>Die Parteien der Thesensammlung <strong>Jung in Ostbelgien</strong> sind erfunden. Ihre Standpunkte sind so geschrieben, dass man gut darüber reden kann. Die Themen gibt es wirklich.</p><p>Wer diese Website betreut, kann weitere Thesensammlungen hinzufügen.</p>',
  },
  offline: {
    question: 'Was ist, wenn das Internet ausfällt?',
    answer:
      '<p>Lass die Seite einfach offen. Deine Antwort bleibt auf deinem Gerät und wird <strong>von selbst gesendet</strong>, sobald du wieder online bist. Danach machst du dort weiter, wo die Klasse ist.</p>',
  },
  change: {
    question: 'Kann ich meine Antwort noch ändern?',
    answer:
      '<p>Ja, solange die These läuft. Die letzte Antwort zählt. Im eigenen Tempo geht das so lange, bis deine Lehrkraft die Ergebnisse zeigt.</p>',
  },
  phones: {
    question: 'Sind Handys im Unterricht denn erlaubt?',
    answer: '<p>Ja, wenn Sie sie für Ihre Stunde erlauben. Ein Laptop oder Tablet geht auch.</p>',
  },
  sensitive: {
    question: 'Was mache ich mit einer heiklen These?',
    answer:
      '<p>Lassen Sie sie in Schritt 3 weg, wenn Sie ein Spiel erstellen, oder sprechen Sie vorher mit Ihrer Klasse darüber.</p>',
  },
  hurtful: {
    question: 'Was ist, wenn jemand etwas Verletzendes schreibt?',
    answer: '<p>Löschen Sie das Argument mit einem Tipp. Dann ist es sofort von der Tafel verschwunden.</p>',
  },
  skipping: {
    question: 'Was ist der Unterschied zwischen „Neutral“ und Überspringen?',
    answer:
      '<p>„Neutral“ ist auch eine Antwort: Sie wird mit der der Parteien verglichen. Eine These, die man überspringt, zählt nicht mit.</p>',
  },
};
