import type { FirstTexts } from '#server/seed/content/shapes.ts';

/** The first questions of teachers and students; the figures are those of an installation with default settings. */
export const faq: FirstTexts['faq'] = {
  start: {
    question: 'Hoe start ik een spel met mijn klas?',
    answer:
      '<ul><li><p><a href="/register">Maak een account</a> en meld je aan.</p></li><li><p>Kies bij <strong>Mijn spellen</strong> een voorbeeldspel, of maak er zelf een in zes stappen.</p></li><li><p>Druk op <strong>Start</strong> en toon het scherm vooraan. Je leerlingen scannen de QR-code of typen de code.</p></li><li><p>Zit iedereen klaar? Start dan het spel.</p></li></ul>',
  },
  account: {
    question: 'Hebben leerlingen een account nodig?',
    answer:
      '<p>Nee. Een leerling heeft alleen een toestel met internet en de <strong>code</strong> nodig. Een gsm, tablet of laptop is goed. We vragen geen naam en geen e-mailadres.</p>',
  },
  difference: {
    question: 'Wat is het verschil tussen een debat en een partijspel?',
    answer:
      '<p>In een <strong>debat</strong> geef je je eigen mening. Daarna zie je welke partijen hetzelfde antwoordden.</p><p>In een <strong>partijspel</strong> kies je eerst een partij. Je antwoordt zoals die partij zou doen, ook als je het zelf anders ziet.</p>',
  },
  whoSees: {
    question: 'Wie ziet wat ik antwoord?',
    answer:
      '<p>Je leerkracht ziet de antwoorden en argumenten van de klas, maar <strong>zonder namen</strong>. Een argument dat je schrijft, kan vooraan op het scherm komen. Schrijf er dus niets in waaraan anderen je herkennen, als je dat niet wilt.</p><p>Andere leerlingen zien jouw antwoorden niet op hun eigen toestel. Meer lees je bij <a href="/privacy">Privacy</a>.</p>',
  },
  advice: {
    question: 'Is dit een stemadvies?',
    answer:
      '<p>Nee. Je ziet met welke partijen je het op deze stellingen vaak eens was. Dat zegt niet voor wie je later moet stemmen, want een partij is meer dan enkele stellingen.</p><p>Lees vooral de uitleg van de partijen. Daar begint het gesprek.</p>',
  },
  realParties: {
    question: 'Bestaan deze partijen echt?',
    answer:
      '<p>De partijen in de stellingenset <strong>Jong in Vlaanderen</strong> zijn verzonnen. Hun standpunten zijn geschreven om goed over te kunnen praten. De onderwerpen zijn wel echt.</p><p>Wie deze website beheert, kan andere stellingensets toevoegen.</p>',
  },
  offline: {
    question: 'Wat als het internet wegvalt?',
    answer:
      '<p>Laat de pagina gewoon open. Je antwoord blijft op je toestel staan en wordt <strong>vanzelf verstuurd</strong> zodra je weer online bent. Daarna ga je verder waar de klas is.</p>',
  },
  change: {
    question: 'Kan ik mijn antwoord nog veranderen?',
    answer:
      '<p>Ja, zolang de stelling bezig is. Het laatste antwoord telt. Werk je op je eigen tempo, dan kan het tot je leerkracht de resultaten toont.</p>',
  },
  phones: {
    question: 'Mogen gsm’s wel in de klas?',
    answer: '<p>Ja, als jij ze voor je les toelaat. Een laptop of tablet werkt ook.</p>',
  },
  sensitive: {
    question: 'Wat doe ik met een stelling die gevoelig ligt?',
    answer: '<p>Laat ze weg in stap 3 als je een spel maakt, of praat er vooraf over met je klas.</p>',
  },
  hurtful: {
    question: 'Wat als iemand iets kwetsends schrijft?',
    answer: '<p>Verwijder het argument met één tik. Het is dan meteen weg van het scherm vooraan.</p>',
  },
  skipping: {
    question: 'Wat is het verschil tussen Neutraal en overslaan?',
    answer:
      '<p>Neutraal is ook een antwoord: je vergelijkt het met dat van de partijen. Een stelling die je overslaat, telt niet mee.</p>',
  },
};
