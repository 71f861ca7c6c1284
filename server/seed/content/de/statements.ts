import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const statements: FirstTexts['statements'] = {
  votingAge: {
    statement: 'Jugendliche sollen ab 16 das Wahlrecht für das Parlament der Deutschsprachigen Gemeinschaft haben.',
    plain: 'Wer 16 oder 17 ist, darf mitbestimmen, wer im Parlament der Deutschsprachigen Gemeinschaft sitzt.',
    background:
      'Für das Parlament der Deutschsprachigen Gemeinschaft wählt man heute ab 18 Jahren. Bei der Europawahl 2024 durften Jugendliche in Belgien zum ersten Mal schon ab 16 wählen. In Österreich und auf Malta wählt man bei allen Wahlen ab 16. Die Gemeinschaft entscheidet unter anderem über Schule, Jugend und Kultur.',
    talk: 'Welche Entscheidungen der Gemeinschaft spürt ihr in der Schule? Was muss man wissen oder können, um zu wählen, und gilt das auch für Erwachsene? Würdet ihr in der Klasse anders wählen als zu Hause?',
  },
  smartphones: {
    statement: 'Auch in den letzten beiden Schuljahren soll das Smartphone den ganzen Schultag aus bleiben.',
    plain: 'Auch wer im fünften oder sechsten Sekundarschuljahr ist, lässt das Handy aus, sogar in der Pause.',
    background:
      'In Flandern ist das Smartphone in der Schule seit September 2025 bis zum vierten Sekundarschuljahr verboten, danach entscheidet jede Schule. In den französischsprachigen Schulen gilt das Verbot für alle Jahre. Was an eurer Schule gilt, steht in der Schulordnung. Im Unterricht darf die Lehrkraft das Smartphone weiter nutzen lassen.',
    talk: 'Was würde sich in eurer Pause ändern? Braucht man mit 17 eine andere Regel als mit 13? Wer soll das entscheiden: das Ministerium, die Schule oder ihr?',
  },
  freeTransport: {
    statement: 'Bus und Bahn sollen für alle unter 25 Jahren kostenlos sein.',
    plain: 'Wer jünger als 25 ist, zahlt nichts für Bus und Bahn.',
    background:
      'Die Busse in der Wallonie fährt TEC, die Züge in ganz Belgien die SNCB. Mit der Fahrkarte zahlt man nur einen Teil der Kosten: Der Rest kommt aus Steuern. In Luxemburg fahren seit 2020 alle kostenlos (in der zweiten Klasse).',
    talk: 'Wer zahlt, wenn die Fahrkarte nichts kostet? Was hilft euch mehr: ein kostenloser Bus oder einer, der öfter fährt? Warum gilt das bis 25 und nicht für alle, die wenig verdienen?',
  },
  socialMedia: {
    statement: 'Soziale Medien sollen für alle unter 15 Jahren verboten sein.',
    plain: 'Kinder und Jugendliche unter 15 dürfen kein Konto bei Apps wie TikTok, Instagram oder Snapchat haben.',
    background:
      'Die meisten sozialen Medien verlangen selbst, dass man 13 ist, prüfen das aber kaum. In Australien gilt seit Dezember 2025 ein Verbot für alle unter 16. Um das Alter zu prüfen, muss eine App mehr über alle erfahren, auch über Erwachsene.',
    talk: 'Wie alt wart ihr beim ersten Konto, und wer wusste davon? Wie prüft man so ein Verbot, ohne dass alle ihren Ausweis zeigen? Was würde Jüngeren fehlen, und was nicht?',
  },
  flightTax: {
    statement: 'Reisende sollen auf jedes Flugticket 50 Euro Klimaabgabe zahlen.',
    plain: 'Wer ein Flugticket kauft, zahlt 50 Euro mehr, für das Klima.',
    background:
      'Belgien verlangt schon heute eine kleine Abgabe, wenn man mit dem Flugzeug abreist: ein paar Euro, auf kurzen Flügen mehr. Treibstoff für Flüge ins Ausland wird nicht so besteuert wie Benzin fürs Auto. Das Geld aus einer Abgabe kann in vieles fließen, auch in Züge.',
    talk: 'Fliegt jemand wegen 50 Euro weniger, oder wird nur der Staat reicher? Ist ein gleicher Betrag für alle gerecht? Was, wenn die Nachbarländer nicht mitmachen?',
  },
  rentCap: {
    statement: 'Der Staat soll für Mietwohnungen einen Höchstpreis festlegen.',
    plain: 'Der Staat entscheidet, wie viel die Miete für ein Haus oder eine Wohnung höchstens kosten darf.',
    background:
      'Bei einem neuen Vertrag legt meist die Eigentümerin oder der Eigentümer die Miete fest. Danach darf sie einmal im Jahr mit den anderen Preisen steigen. In der Wallonie wohnt ungefähr ein Drittel der Haushalte zur Miete. Sozialwohnungen kosten weniger, aber die Wartelisten sind lang.',
    talk: 'Wer gewinnt bei einer Höchstmiete, und wer verliert? Was tut jemand, der weniger verlangen darf: vermieten, verkaufen, nichts mehr reparieren? Wie möchtet ihr später wohnen, und was darf das kosten?',
  },
  asylum: {
    statement: 'Belgien soll weniger Asylsuchende aufnehmen.',
    plain: 'Belgien soll sich um weniger Menschen kümmern, die hier um Schutz bitten.',
    background:
      'Wer im eigenen Land in Gefahr ist, darf ein anderes Land um Schutz bitten: So steht es in der Genfer Flüchtlingskonvention. Solange Belgien das prüft, muss es ein Bett, Essen und Hilfe geben. Die Zentren waren in den letzten Jahren oft voll, und Gerichte haben den Staat mehrmals verurteilt. Wer keinen Schutz bekommt, muss gehen.',
    talk: 'Für manche geht es dabei um die eigene Familie: Niemand soll davon erzählen müssen, und gesprochen wird über Regeln, nicht über Menschen in der Klasse. Fragen Sie: Was unterscheidet Asylsuchende, Flüchtlinge und Menschen, die zum Arbeiten kommen? Was darf ein Land entscheiden, und was nicht?',
  },
  studentWage: {
    statement: 'Der Mindestlohn für Studentenjobs darf niedriger sein als der für Erwachsene.',
    plain: 'Wer einen Studentenjob hat, darf pro Stunde weniger verdienen als Erwachsene mit derselben Arbeit.',
    background:
      'In manchen Branchen darf ein Betrieb jungen Leuten einen niedrigeren Mindestlohn zahlen als Erwachsenen, in anderen nicht. Vom Lohn eines Studentenjobs geht weniger ab, solange man nicht zu viele Stunden arbeitet. So kann am Ende gleich viel übrig bleiben.',
    talk: 'Wer hat einen Studentenjob, und wer bestimmt dort den Lohn? Ist Erfahrung ein guter Grund für mehr Lohn? Und das Alter? Was würde ein Betrieb tun, wenn alle gleich viel kosten?',
  },
  inheritanceTax: {
    statement: 'Die Erbschaftssteuer soll abgeschafft werden.',
    plain: 'Wer von Verstorbenen etwas bekommt, zahlt darauf keine Steuer mehr.',
    background:
      'Wie viel man zahlt, hängt davon ab, wie viel man erbt und von wem. Kinder zahlen einen kleineren Anteil als entfernte Verwandte oder Freunde. Das Geld geht an die Region. Ohne diese Steuer müsste sie anderswo Geld suchen oder weniger ausgeben.',
    talk: 'Ist es gerecht, mit viel anzufangen, weil die Eltern viel verdient haben? Und ist es gerecht, Geld zu besteuern, das schon einmal besteuert wurde? Woher würdet ihr das fehlende Geld nehmen?',
  },
  beerAndWine: {
    statement: 'Bier und Wein soll man weiterhin ab 16 Jahren kaufen dürfen.',
    plain: 'Bier und Wein bleiben ab 16 erlaubt, und nicht erst ab 18.',
    background:
      'In Belgien darf man Bier und Wein ab 16 kaufen, starken Alkohol ab 18. In den Niederlanden und vielen anderen Ländern gilt 18 für alles, in Deutschland ist es wie hier. Wer jünger ist, wird von Alkohol schneller krank und abhängig, sagen Ärztinnen und Ärzte: Das Gehirn wächst noch.',
    talk: 'Niemand soll erzählen, ob sie oder er trinkt. Fragen Sie: Was ändert eine strengere Regel, wenn alle ältere Freunde haben? Warum darf man mit 16 das eine und das andere nicht: wählen, arbeiten, trinken?',
  },
  schoolHours: {
    statement: 'In der Sekundarschule soll der Unterricht um 9 Uhr oder später beginnen.',
    plain: 'In der Sekundarschule fängt die erste Stunde nie vor 9 Uhr an.',
    background:
      'Jede Schule legt selbst fest, wann der Tag beginnt, meist kurz nach 8 Uhr. Jugendliche werden abends später müde und morgens später wach: Ihr Körper arbeitet anders als der von Kindern und Erwachsenen. Später anfangen heißt auch später heimkommen, und Busse und Eltern müssen mitziehen.',
    talk: 'Ab wann seid ihr wach genug, um zu lernen? Was würdet ihr mit der Stunde machen, die abends fehlt: Sport, Arbeit, Hobbys? Für wen ist ein späterer Anfang ein Problem?',
  },
  religiousSigns: {
    statement: 'Schulen sollen Kopftücher, Kippas und Kreuze erlauben.',
    plain: 'In der Schule darf man Zeichen des eigenen Glaubens tragen, wie ein Kopftuch, eine Kippa oder ein Kreuz.',
    background:
      'Die Verfassung gibt allen die Freiheit des Glaubens. Ob man in der Schule Zeichen davon tragen darf, regelt meist die Schulordnung, und viele Schulen verbieten sie. Die einen wollen, dass in der Schule alle gleich sind, die anderen, dass alle so sein können, wie sie sind.',
    talk: 'Für manche geht es dabei um sie selbst: Niemand soll rechtfertigen müssen, was sie oder er trägt. Fragen Sie: Was heißt „neutral“, für eine Lehrkraft und für Jugendliche? Wann schützt eine Regel jemanden, und wann schließt sie jemanden aus?',
  },
  adultPunishment: {
    statement: 'Wer mit 16 eine schwere Straftat begeht, soll dieselbe Strafe bekommen wie Erwachsene.',
    plain: 'Wer mit 16 etwas sehr Schlimmes tut, wird bestraft wie jemand ab 18.',
    background:
      'Wer unter 18 ist, kommt in Belgien vor das Jugendgericht. Es verhängt keine Gefängnisstrafe, sondern zum Beispiel ein Projekt, Betreuung oder eine geschlossene Einrichtung. Bei sehr schweren Taten kann es Jugendliche ab 16 an ein Gericht wie das für Erwachsene weitergeben.',
    talk: 'Wozu dient eine Strafe: vergelten, schützen oder ändern? Macht das Alter jemanden weniger verantwortlich? Wer das Wahlrecht ab 16 will, muss die oder der auch gleiche Strafen wollen?',
  },
  smokers: {
    statement: 'Wer raucht, soll mehr für die Krankenversicherung zahlen.',
    plain: 'Damit Arzt und Krankenhaus erstattet werden, zahlt mehr, wer raucht.',
    background:
      'In Belgien zahlen alle nach ihrem Einkommen in die Krankenversicherung ein, nicht nach ihrer Gesundheit. Wer raucht, zahlt allerdings viel Steuer auf Zigaretten. Rauchen ist noch immer eine der größten Ursachen für Krankheiten, die man hätte vermeiden können.',
    talk: 'Niemand soll erzählen, ob sie oder er raucht. Fragen Sie: Was ist mit allen, die ungesund essen, gefährlichen Sport machen oder zu schnell fahren? Woher wüsste man, wer raucht? Ist Rauchen eine Wahl, wenn man nicht davon loskommt?',
  },
  europeanArmy: {
    statement: 'Die Länder der Europäischen Union sollen zusammen eine einzige Armee haben.',
    plain: 'Alle Länder der Europäischen Union machen aus ihren Armeen eine.',
    background:
      'Heute hat jedes Land der Europäischen Union seine eigene Armee und entscheidet selbst, wann Soldatinnen und Soldaten ausrücken. Die meisten Länder sind auch in der NATO, in der man sich gegenseitig Hilfe verspricht. Waffen kaufen und üben tun sie schon heute gemeinsam.',
    talk: 'Wer würde die Armee losschicken: eine Person, alle Länder zusammen, ein Parlament? Was, wenn Belgien dagegen ist? Was kann eine Armee besser als siebenundzwanzig, und was nicht?',
  },
};
