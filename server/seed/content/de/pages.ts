import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const blocks: FirstTexts['blocks'] = {
  homeLead: {
    title: 'Erst selbst entscheiden, dann zusammen reden',
    body: '<p>Du bekommst eine These und entscheidest, was du davon hältst. Danach seht ihr zusammen, wie die Klasse geantwortet hat. So zählt jede Stimme, auch wenn du nicht gern als Erste oder Erster sprichst.</p><p>Am Ende vergleichst du deine Antworten mit denen von Parteien. Eine Wahlempfehlung ist das nicht.</p>',
  },
  homeStudents: {
    title: 'Für alle, die mitspielen',
    body: '<p>Du brauchst nur einen Code. Du legst kein Konto an und gibst keinen Namen ein.</p><p>Tippe auf ein schwieriges Wort, und du liest, was es bedeutet.</p>',
  },
  homeTeachers: {
    title: 'Für Lehrkräfte',
    body: '<p>Sie wählen die Thesen und die Parteien. Sie bestimmen das Tempo, oder Sie lassen alle im eigenen Tempo arbeiten.</p><p>An der Tafel zeigen Sie die Antworten, die Argumente der Klasse und die Begründungen der Parteien. <a href="/register">Legen Sie ein Konto an</a> und starten Sie Ihr erstes Spiel.</p>',
  },
  aboutWhy: {
    title: 'Warum es dieses Spiel gibt',
    body: '<p>In der Politik geht es um den Bus zur Schule, um die Miete und darum, wer mitbestimmt. Trotzdem redet man in der Klasse nicht immer leicht darüber.</p><p>Bei diesem Spiel denken erst einmal alle für sich nach. Danach gibt es etwas zu besprechen: einen Unterschied, ein Argument, eine Überraschung.</p>',
  },
  aboutTwoWays: {
    title: 'Zwei Arten zu spielen',
    body: '<p>In einer <strong>Debatte</strong> sagst du deine eigene Meinung. Du kannst auch dazuschreiben, warum.</p><p>In einem <strong>Parteienspiel</strong> schlüpfst du in die Rolle einer Partei. So lernst du, von einer Meinung aus zu denken, die nicht deine ist.</p>',
  },
  aboutNoWrong: {
    title: 'Kein Richtig und kein Falsch',
    body: '<p>Eine Meinung ist hier nie richtig oder falsch, und niemand gewinnt. Die Parteien der Beispielsammlung sind erfunden. Sie unterscheiden sich, damit es zu jeder Meinung eine Begründung gibt.</p>',
  },
  privacyStudents: {
    title: 'Wenn du mitspielst',
    body: '<p>Wir fragen nicht nach deinem Namen oder deiner E-Mail-Adresse. Dein Browser denkt sich eine zufällige Nummer aus und merkt sie sich. So wissen wir, welche Antworten zusammengehören.</p><ul><li><p>Wir speichern deine Antworten und die Argumente und Fragen, die du schreibst.</p></li><li><p>Auf deinem Gerät speichern wir deine Nummer und Antworten, die noch nicht gesendet sind.</p></li><li><p>Teilst du dir ein Gerät mit anderen? Dann öffnet sich dein Ergebnis dort nur mit dem Zeichen, das du gewählt hast.</p></li><li><p>Deine Lehrkraft sieht sie ohne Namen, in den meisten Spielen sogar nur als Zahlen, und kann ein Argument löschen.</p></li><li><p>In einer Debatte ändert sich das Ergebnis an der Tafel erst, wenn es genug neue Antworten gibt. So sieht niemand, wer gerade geantwortet hat. Antwortet eine ganze Gruppe gleich, weiß aber, wer ihr dabei zusah, was sie gewählt hat.</p></li><li><p>Schreib keine Namen und nichts Persönliches in ein Argument oder eine Frage.</p></li><li><p>Willst du deine Antworten löschen? Das geht bis einen Tag nach dem Spiel, auf dem Gerät, mit dem du gespielt hast: unten auf dieser Seite oder bei deinem Ergebnis.</p></li><li><p>Wenn deine Lehrkraft das Spiel beendet, werden die Antworten später gelöscht. Wann, bestimmt, wer diese Website betreut. Sonst ist es nach einem Jahr. In einer Sicherungskopie können sie etwas länger stehen.</p></li></ul>',
  },
  privacyTeachers: {
    title: 'Wenn Sie unterrichten',
    body: '<p>Für Ihr Konto speichern wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Schule oder Organisation, die Zielgruppe, mit der Sie arbeiten, und Ihre letzten fünf Anmeldungen. Wenn Sie sich mit dem Konto Ihrer Schule anmelden, speichern wir auch, welches das ist. Ihr Passwort speichern wir so, dass niemand es lesen kann.</p><p>Andere Lehrkräfte sehen Ihre Spiele nicht. Unter <strong>Mein Konto</strong> laden Sie alles herunter, was wir über Sie speichern, und löschen Ihr Konto.</p>',
  },
  privacyResponsible: {
    title: 'Wer kümmert sich um Ihre Daten?',
    body: '<p>Verantwortlich für diese Website: [bitte ergänzen: Name der Schule oder Organisation]. Haben Sie eine Frage zu Ihren Daten, oder sollen sie berichtigt oder gelöscht werden? Schreiben Sie an [bitte ergänzen: E-Mail-Adresse].</p><p>Die Rechtsgrundlage, auf der wir Daten nutzen: [bitte ergänzen: Rechtsgrundlage].</p><p>Finden Sie, dass wir mit Ihren Daten nicht gut umgehen? Dann können Sie sich bei der <a href="https://www.autoriteprotectiondonnees.be" target="_blank" rel="noopener noreferrer">belgischen Datenschutzbehörde</a> beschweren.</p>',
  },
  accessWorks: {
    title: 'Was für alle funktioniert',
    body: '<p>Wir möchten, dass hier alle mitspielen und unterrichten können. Diese Website erfüllt teilweise die europäische Norm EN 301 549, mit den Anforderungen der WCAG 2.2 auf Stufe AA.</p><p>Bei jeder neuen Version prüft ein Programm die Bildschirme: mit der Tastatur, auf das, was ein Screenreader vorliest, auf kleinen Bildschirmen, bei 200 Prozent Zoom, mit weniger Bewegung und auf den Farbkontrast.</p>',
  },
  accessNotYet: {
    title: 'Was noch nicht funktioniert',
    body: '<ul><li><p>Videos von Parteien liegen auf einer anderen Website. Ob sie Untertitel haben, bestimmt die Partei.</p></li><li><p>Bilder und Texte, die jemand in der Verwaltung einfügt, sind so zugänglich, wie diese Person sie macht.</p></li><li><p>Die Website wurde noch nicht von einer unabhängigen Organisation geprüft.</p></li></ul>',
  },
  accessMade: {
    title: 'Wie diese Erklärung entstanden ist',
    body: '<p>Diese Erklärung beruht auf einer Selbstbewertung und auf automatischen Prüfungen derer, die die Website gebaut haben.</p><p>Sie wurde am [bitte ergänzen: Datum] von [bitte ergänzen: Name der Schule oder Organisation] erstellt.</p>',
  },
  accessContact: {
    title: 'Sagen Sie uns, was Sie hindert',
    body: '<p>Können Sie etwas nicht lesen, nicht bedienen oder nicht hören? Sagen Sie uns, auf welchem Bildschirm es war. Sie bekommen innerhalb eines Monats eine Antwort.</p><p>Schreiben Sie an [bitte ergänzen: E-Mail-Adresse].</p>',
  },
  accessComplaint: {
    title: 'Nicht zufrieden mit der Antwort?',
    body: '<p>Sie können sich an eine Ombudsstelle wenden, die Ihre Beschwerde kostenlos untersucht. Welche zuständig ist, finden Sie auf <a href="https://www.ombudsman.be" target="_blank" rel="noopener noreferrer">ombudsman.be</a>.</p>',
  },
  goals: {
    title: 'Ziele der politischen Bildung',
    body: '<ul><li><p>Identitäten: vielschichtig und im Wandel</p></li><li><p>Mit Vielfalt umgehen</p></li><li><p>Informiert und mit Argumenten diskutieren</p></li><li><p>Sich beteiligen, mit Rechten und Pflichten</p></li><li><p>Die Gesellschaft kritisch betrachten</p></li><li><p>Wie eine Demokratie entscheidet</p></li><li><p>Demokratie und Rechtsstaat</p></li></ul>',
  },
};
