import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const explanations: FirstTexts['explanations'] = {
  votingAge: {
    weefsel:
      'Wer 16 ist, arbeitet manchmal schon, zahlt mit und spürt, was die Politik entscheidet. Wer die Folgen trägt, soll auch mitwählen dürfen.',
    zaailing:
      'Entscheidungen über Klima und Natur prägen vor allem das Leben junger Menschen. Deshalb sollen sie mitbestimmen und nicht nur später die Rechnung bezahlen.',
    evenwicht:
      'Manche verfolgen mit 16 die Politik genau, andere noch gar nicht. Wir wollen zuerst guten Politikunterricht an jeder Schule und danach neu darüber sprechen.',
    'het-zeil':
      'Mit 16 darfst du arbeiten, sparen und vieles selbst entscheiden. Wer diese Verantwortung tragen kann, kann auch wählen.',
    dorpsplein:
      'Mit 16 darf man noch jung sein, ohne dass Parteien um die eigene Stimme kämpfen. Wir geben Jugendlichen lieber einen echten Jugendrat in jeder Gemeinde.',
    'vaste-grond':
      'Wählen verlangt Wissen und Erfahrung, und die wachsen mit den Jahren. Mit 18 ist man auch vor dem Gesetz erwachsen, und das ist eine klare Grenze.',
  },
  smartphones: {
    weefsel:
      'Ruhe in der Klasse ist wichtig, aber nicht jede Schule hat dieselben Probleme. Jugendliche, Eltern und Lehrkräfte sollen die Regeln gemeinsam festlegen.',
    zaailing:
      'Ein Smartphone ist auch ein Wörterbuch, ein Kalender und eine Kamera. Wir bringen jungen Leuten lieber bei, gut damit umzugehen, statt es ihnen einen ganzen Tag wegzunehmen.',
    evenwicht:
      'Ohne Smartphone reden alle mehr miteinander und passen besser auf. Eine Regel für alle erspart den Lehrkräften auch viele Diskussionen.',
    'het-zeil':
      'Jede Schule weiß selbst, welche Regeln zu ihr passen. Mit Freiheit lernt man nur umzugehen, wenn man welche bekommt.',
    dorpsplein:
      'In der Pause schaut man besser einander an als auf einen Bildschirm. Ein Tag ohne Smartphone gibt auch denen Ruhe, die online gemobbt werden.',
    'vaste-grond':
      'In der Schule ist man zum Lernen, und ein Bildschirm lenkt ab. Eine klare Regel ohne Ausnahmen lässt sich am leichtesten befolgen.',
  },
  freeTransport: {
    weefsel:
      'Der Preis eines Abos darf nie der Grund sein, dass du nicht zur Schule oder ins Praktikum kommst. Das bezahlen wir gemeinsam mit Steuern, genau wie den Unterricht.',
    zaailing:
      'Wer jung lernt, mit Bus und Bahn zu fahren, kauft später nicht so schnell ein Auto. Das ist gut für die Luft, gegen Staus und für dein Portemonnaie.',
    evenwicht:
      'Billiger fahren für junge Leute finden wir gut, aber ganz kostenlos ist teuer. Erst müssen genug Busse fahren, auch auf dem Land.',
    'het-zeil':
      'Kostenlos gibt es nicht, denn dann zahlt jemand anders deine Fahrkarte. Wir geben jungen Leuten lieber Rabatt und stecken das Geld in pünktliche Busse.',
    dorpsplein:
      'In einem Dorf ohne günstigen Bus sitzt man als junger Mensch fest. Kostenlose Fahrten halten Dörfer lebendig und helfen Familien, die kein zweites Auto bezahlen können.',
    'vaste-grond':
      'Wer den Bus nimmt, darf einen Teil davon bezahlen. Steuergeld ist für uns in sicheren und sauberen Bahnhöfen besser angelegt.',
  },
  socialMedia: {
    weefsel:
      'Große Techfirmen verdienen Geld mit der Aufmerksamkeit von Kindern. Kinder zu schützen ist uns wichtiger als dieser Gewinn.',
    zaailing:
      'Endloses Scrollen tut jungen Kindern nicht gut, das sehen wir auch. Ein Verbot ist leicht zu umgehen, darum gehen wir lieber die Apps selbst an.',
    evenwicht:
      'Beim Autofahren, beim Tabak und beim Glücksspiel akzeptieren wir auch ein Mindestalter. So haben Kinder Zeit, größer zu werden, bevor sie online gehen.',
    'het-zeil':
      'Erziehen ist Aufgabe der Eltern, nicht des Staates. Bei einem Verbot müssten auch alle online ihr Alter nachweisen, und das wollen wir nicht.',
    dorpsplein:
      'Freunde findet man als Kind am besten im eigenen Ort und an der eigenen Schule. Eltern haben es leichter, wenn dieselbe Regel für alle gilt.',
    'vaste-grond':
      'Eltern wünschen sich eine klare Grenze, und die wollen wir ihnen geben. Wer eine App für Kinder macht, muss zuerst beweisen, dass sie sicher ist.',
  },
  flightTax: {
    weefsel:
      'Fliegen darf teurer werden, aber ein fester Betrag trifft Familien mit wenig Geld am stärksten. Uns ist eine Abgabe lieber, die steigt, wenn jemand oft fliegt.',
    zaailing:
      'Fliegen ist sehr schlecht für das Klima und trotzdem oft billiger als der Zug. Mit dem Geld können wir Züge schneller und günstiger machen.',
    evenwicht:
      'Wer die Umwelt belastet, soll einen Teil des Schadens selbst bezahlen. Ein fester Betrag ist einfach, und das Geld kann in die Bahn fließen.',
    'het-zeil':
      'Wer die Umwelt belastet, darf dafür zahlen, aber 50 Euro für jeden Flug sind zu grob. Ein Preis pro Kilo Abgas ist gerechter und belohnt sauberere Flugzeuge.',
    dorpsplein:
      'Eine Familie, die jahrelang für eine Reise spart, darf man dafür nicht bestrafen. Wer im Privatjet fliegt, darf von uns aus viel mehr bezahlen.',
    'vaste-grond':
      'Unser Land ist klein, also reist man dann eben von der anderen Seite der Grenze ab. So verlieren wir Arbeitsplätze, und das Klima gewinnt kaum etwas.',
  },
  rentCap: {
    weefsel:
      'Ein Haus ist zuerst ein Ort zum Wohnen und erst danach etwas, woran man verdient. Mit einem Höchstpreis kann man auch mit einem normalen Lohn mieten.',
    zaailing:
      'Junge Leute zahlen heute zu viel für schlechte Wohnungen. Wenn der Höchstpreis für ein gut gedämmtes Haus höher liegt, gewinnt auch das Klima.',
    evenwicht:
      'Bei einem Höchstpreis verkaufen manche ihre Wohnung, und dann gibt es weniger zu mieten. Wir bauen lieber mehr Sozialwohnungen und helfen denen, die wenig verdienen.',
    'het-zeil':
      'Wenn Vermieten zu wenig einbringt, baut niemand mehr Mietwohnungen. Mehr Wohnungen und weniger Bauvorschriften machen das Mieten wirklich billiger.',
    dorpsplein:
      'Junge Menschen sollen dort wohnen bleiben können, wo sie aufgewachsen sind. Das geht nur, wenn die Miete zu einem normalen Lohn passt.',
    'vaste-grond':
      'Wer ein Haus besitzt, hat gespart und trägt die Kosten, also bestimmt er auch den Preis. Zu viele Regeln vertreiben die Vermieter, und dann findet man gar keine Wohnung mehr.',
  },
  asylum: {
    weefsel:
      'Wer vor Krieg oder Gewalt flieht, hat ein Recht auf einen sicheren Ort. Mit genug Plätzen und Begleitung schafft unser Land das.',
    zaailing:
      'Menschen fliehen vor Krieg und immer öfter auch vor Dürre und Hochwasser. Ein reiches Land muss seinen Teil dazu beitragen.',
    evenwicht:
      'Menschen in Not zu helfen ist eine Pflicht, aber Gemeinden und Schulen müssen es tragen können. Schneller zu entscheiden, wer bleiben darf, löst für uns mehr als eine niedrigere Zahl.',
    'het-zeil':
      'Die Zahl sagt uns wenig, auf die Art kommt es an. Wer bleiben darf, soll schnell arbeiten können, und wer nicht bleiben darf, soll schnell zurückkehren.',
    dorpsplein:
      'Neue Nachbarn lernt man nur kennen, wenn nicht zu viele auf einmal kommen. Kommen weniger, können wir denen besser helfen, die schon hier sind.',
    'vaste-grond':
      'Wir wollen nicht mehr Menschen aufnehmen, als wir gut begleiten können. So bleibt Platz für die, die wirklich Schutz brauchen.',
  },
  studentWage: {
    weefsel:
      'Gleiche Arbeit verdient gleichen Lohn, auch mit 16. Ein niedrigerer Lohn macht junge Leute vor allem billig für Betriebe.',
    zaailing:
      'Wer jung ist und dieselbe Arbeit macht, bringt den Betrieb genauso weit. Ein fairer Lohn lässt dir auch Zeit zum Lernen, denn du musst weniger Stunden arbeiten.',
    evenwicht:
      'Wer dieselbe Arbeit macht, verdient denselben Lohn. Wir führen das Schritt für Schritt ein, damit kleine Geschäfte es bezahlen können.',
    'het-zeil':
      'Bei einem niedrigeren Mindestlohn traut sich ein Betrieb eher, jemanden ohne Erfahrung zu nehmen. Machst du es gut, darf man dir immer mehr bezahlen.',
    dorpsplein:
      'Junge Leute verdienen einen fairen Lohn für ihre Arbeit. Aber auch die Bäckerei um die Ecke muss sich einen Studentenjob leisten können.',
    'vaste-grond':
      'Im Studentenjob lernt man noch und hat weniger Erfahrung als das feste Personal. Bei höherem Lohn nehmen Betriebe eher Erwachsene, und dann verlierst du deine Chance.',
  },
  inheritanceTax: {
    weefsel:
      'Nicht alle bekommen von ihren Eltern ein Haus oder Erspartes. Die Erbschaftssteuer macht diesen Unterschied ein bisschen kleiner.',
    zaailing:
      'Mit der Erbschaftssteuer bezahlen wir Dinge für die nächste Generation, zum Beispiel Schulen und Natur. Wer wenig erbt, darf von uns aus weniger zahlen.',
    evenwicht:
      'Das Geld hilft, Altenheime, Busse und Straßen zu bezahlen. Für kleine Erbschaften wollen wir die Steuer aber senken.',
    'het-zeil':
      'Dieses Geld wurde schon besteuert, als es verdient wurde. Du bestimmst selbst, wem du es hinterlässt, und der Staat braucht davon keinen Teil.',
    dorpsplein:
      'Ein Haus, für das die Eltern ihr Leben lang gearbeitet haben, soll in der Familie bleiben. Kinder dürfen es nicht verkaufen müssen, um eine Steuer zu bezahlen.',
    'vaste-grond':
      'Für die eigenen Kinder zu sparen ist vernünftig, und dafür darf man nicht bestraft werden. Der Staat soll erst einmal selbst sparsamer sein.',
  },
  beerAndWine: {
    weefsel:
      'Ein Verbot verlagert das Trinken an Orte, wo niemand aufpasst. Wir informieren lieber gut und helfen denen, die zu viel trinken.',
    zaailing:
      'Mit 16 wächst dein Gehirn noch stark, und Alkohol kann das stören. Ein Alter für jeden Alkohol ist auch leichter zu erklären.',
    evenwicht:
      'Alkohol schadet einem jungen Körper mehr als einem erwachsenen. Zwei Jahre zu warten ist eine kleine Mühe für eine bessere Gesundheit.',
    'het-zeil':
      'Ein Glas Bier oder Wein ist eine Entscheidung, die man mit 16 lernen kann. Wenn sich kaum jemand an eine Regel hält, nimmt man auch andere Regeln nicht mehr ernst.',
    dorpsplein:
      'Alkohol bringt in manche Familien viel Kummer, und oft fängt es früh an. Ein Dorffest macht auch Spaß, wenn die Jüngsten kein Bier trinken.',
    'vaste-grond':
      'Wir wollen strenge Alkoholkontrollen im Verkehr und auf der Straße. Ob die Grenze bei 16 oder 18 liegt, zählt weniger, als dass sich alle daran halten.',
  },
  schoolHours: {
    weefsel:
      'Viele Jugendliche schlafen zu wenig, und ein späterer Beginn hilft ihnen beim Lernen. Für alle, die früh von zu Hause wegmüssen, öffnen wir die Schule ab 8 Uhr.',
    zaailing:
      'Jugendliche werden abends später müde, also sind viele um 8 Uhr noch nicht richtig wach. Wer ausgeschlafen ist, lernt besser und fühlt sich besser.',
    evenwicht:
      'Später anfangen heißt auch später heimkommen, mit weniger Zeit für Sport, Hobbys und Hausaufgaben. Eltern und Busse müssten außerdem alle Zeiten ändern.',
    'het-zeil':
      'Später anzufangen kann gut sein, aber dafür braucht es kein Gesetz. Jede Schule soll ihre Zeiten frei wählen können.',
    dorpsplein:
      'Wer früh anfängt, hat nach der Schule noch Zeit für Verein, Jugendgruppe oder Job. Dieser Rhythmus klappt seit Langem, also lassen wir es so.',
    'vaste-grond':
      'Pünktlich aufzustehen ist eine Gewohnheit, die man später bei der Arbeit braucht. Wer früher schlafen geht, braucht keinen späteren Unterricht.',
  },
  religiousSigns: {
    weefsel:
      'Niemand soll sich zwischen Glauben und Ausbildung entscheiden müssen. Zusammenleben lernt man, indem man Unterschiede zeigt, nicht indem man sie versteckt.',
    zaailing:
      'Für uns dürfen alle glauben, was sie wollen, auch sichtbar. Trotzdem lassen wir die Schulen selbst Regeln machen, weil sie ihre Leute am besten kennen.',
    evenwicht:
      'In einer Klasse gibt es verschiedene Überzeugungen, und das darf man sehen. Eine Schule muss aber eingreifen können, wenn jemand andere unter Druck setzt.',
    'het-zeil':
      'Was du glaubst und wie du es zeigst, entscheidest du selbst. Diese Freiheit gilt für uns an jeder Schule, solange du andere in Ruhe lässt.',
    dorpsplein:
      'Eine Schule ist wie ein Dorf: Alle gehören dazu. Ohne Zeichen eines Glaubens lernt man sich erst einmal kennen, und danach, woran jemand glaubt.',
    'vaste-grond':
      'In der Schule geht es zuerst ums Lernen, ohne Zeichen eines Glaubens oder einer Überzeugung. Das gilt für alle Symbole gleich.',
  },
  adultPunishment: {
    weefsel:
      'Mit guter Begleitung kann man sich mit 16 noch stark ändern. Ein Jugendgericht kann das berücksichtigen, und das finden wir wichtig.',
    zaailing:
      'Wer jung ist und Schlimmes getan hat, braucht eine Strafe, aus der man etwas lernt. In einem Gefängnis für Erwachsene gelingt das viel schlechter.',
    evenwicht:
      'Ein Gericht muss auf das Alter, die Tat und die Chance auf Besserung schauen können. Diesen Spielraum wollen wir behalten, denn keine Geschichte ist wie die andere.',
    'het-zeil':
      'Eine schwere Straftat verlangt eine schwere Strafe, auch mit 16. Trotzdem muss das Gericht beurteilen können, ob jemand wusste, was er tat.',
    dorpsplein:
      'Wer mit 16 jemanden schwer verletzt, weiß sehr gut, dass man das nicht darf. Das Opfer hat ein Recht auf eine Strafe, die zur Tat passt.',
    'vaste-grond':
      'Eine schwere Straftat bleibt eine schwere Straftat, auch mit 16. Strenge Strafen, die jeder vorher kennt, schützen die Opfer.',
  },
  smokers: {
    weefsel:
      'Versorgung muss es für alle geben, auch für die, die ungesund leben. Heute zahlt mehr, wer raucht, und morgen vielleicht, wer einen gefährlichen Sport macht.',
    zaailing:
      'Wenn Rauchen mehr kostet, fangen weniger junge Leute damit an. Mit dem zusätzlichen Geld wollen wir beim Aufhören helfen.',
    evenwicht:
      'Eine Krankenversicherung funktioniert, weil Gesunde und Kranke gemeinsam zahlen. Wir helfen lieber beim Aufhören.',
    'het-zeil':
      'Wer selbst ein Risiko wählt, trägt auch einen Teil der Kosten. So bleibt die Versicherung für alle bezahlbar, die gesund leben.',
    dorpsplein:
      'Wer raucht, ist oft süchtig und hat es manchmal schon schwer genug. Einem kranken Nachbarn schickt man keine zusätzliche Rechnung, man hilft ihm.',
    'vaste-grond':
      'Jeder weiß, dass Rauchen krank macht, und trotzdem zahlen wir die Kosten gemeinsam. Wer sich dafür entscheidet, darf selbst mehr dazu beitragen.',
  },
  europeanArmy: {
    weefsel:
      'Eine große europäische Armee kostet Geld, das auch in Pflege und Schulen fließen kann. Wir wollen, dass Europa zuerst auf Gespräche und Frieden setzt.',
    zaailing:
      'Europa ist stärker, wenn es zusammenarbeitet, auch bei der Sicherheit. Eine Armee braucht weniger Geld und Material als eine eigene für jedes Land.',
    evenwicht:
      'Ein kleines Land wie Belgien kann sich nicht allein verteidigen. Wir fangen damit an, gemeinsam Material zu kaufen, und kommen so zu einer Armee.',
    'het-zeil':
      'Gemeinsam kaufen und üben bringt mehr Sicherheit für dasselbe Geld. Unsere Freiheit endet nicht an der belgischen Grenze, und unsere Verteidigung auch nicht.',
    dorpsplein:
      'Unsere Armee soll nah bei den Menschen sein, die sie schützt. Nur unser eigenes Parlament darf entscheiden, ob wir Menschen in Gefahr bringen.',
    'vaste-grond':
      'Mit Nachbarländern zusammenzuarbeiten macht uns sicherer, vor allem wenn das Material zusammenpasst. Trotzdem muss Belgien immer selbst entscheiden können, ob seine Truppen ausrücken.',
  },
};
