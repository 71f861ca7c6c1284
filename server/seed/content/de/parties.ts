import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const parties: FirstTexts['parties'] = {
  weefsel: {
    name: 'Geflecht',
    description:
      'Geflecht, eine erfundene Partei, findet, dass der Staat die Unterschiede zwischen Arm und Reich verkleinern soll. Außerdem sollen alle so sein können, wie sie sind: in der Schule, bei der Arbeit und auf der Straße.',
  },
  zaailing: {
    name: 'Setzling',
    description:
      'Setzling, eine erfundene Partei, denkt an die Welt in fünfzig Jahren und entscheidet sich für Natur und Klima, auch wenn das heute Geld oder Mühe kostet. Junge Menschen sollen mehr mitreden, und mit anderen Ländern arbeitet sie gern zusammen.',
  },
  evenwicht: {
    name: 'Gleichgewicht',
    description:
      'Gleichgewicht, eine erfundene Partei, sucht Lösungen, mit denen viele leben können, und ändert lieber Schritt für Schritt. Sie baut auf Familien, Schulen und Vereine und fragt immer, was eine Maßnahme kostet.',
  },
  'het-zeil': {
    name: 'Das Segel',
    description:
      'Das Segel, eine erfundene Partei, meint, dass du selbst am besten weißt, was gut für dich ist. Sie will weniger Regeln, weniger Steuern und mehr Raum für alle, die ein Geschäft gründen. Wer wählen kann, trägt für sie auch die Folgen.',
  },
  dorpsplein: {
    name: 'Dorfplatz',
    description:
      'Dorfplatz, eine erfundene Partei, setzt sich für Orte ein, in denen man sich kennt, und für Familien, die ihre Rechnungen bezahlen müssen. Sie mag Traditionen und will nicht, dass sich die Gesellschaft zu schnell ändert.',
  },
  'vaste-grond': {
    name: 'Fester Boden',
    description:
      'Fester Boden, eine erfundene Partei, will klare Regeln, die für alle gelten. Sie steht für Sicherheit, fleißige Arbeit und einen sparsamen Umgang mit Steuergeld. Sie vertraut dem, was sich lange bewährt hat.',
  },
};
