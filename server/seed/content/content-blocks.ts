import { GOALS_BODY, GOALS_TITLE } from '#server/db/migrations/0018-goals.ts';
import { ACCESSIBILITY_PARTS } from '#server/db/migrations/0033-accessibility.ts';
import { TO_FILL_IN } from '#shared/domain/to-fill-in.ts';
import type { SeedContentBlock } from './shapes.ts';

const seats = {
  imageFile: 'halve-cirkel.png',
  imageAlt: 'Een halve cirkel van zetels in blauw, grijs en oranje, met één gele zetel',
};
const ballot = {
  imageFile: 'stembrief.png',
  imageAlt: 'Een stembrief met drie hokjes, waarvan er één is ingekleurd',
};
const noImage = { imageFile: null, imageAlt: '' };

/** The first texts of the home, about and privacy pages, and the goals of the debrief sheet, to be adapted in the back office. */
export const contentBlocks: SeedContentBlock[] = [
  {
    page: 'home',
    type: 'title_with_description',
    title: 'Eerst zelf kiezen, dan samen praten',
    body: '<p>Je krijgt een stelling en je kiest wat je ervan vindt. Daarna zie je samen hoe de klas antwoordde. Zo telt elke stem mee, ook die van wie niet graag als eerste praat.</p><p>Op het einde vergelijk je jouw antwoorden met die van partijen. Dat is geen stemadvies.</p>',
    ...noImage,
    inverted: false,
    order: 1,
  },
  {
    page: 'home',
    type: 'image_with_description',
    title: 'Voor leerlingen',
    body: '<p>Je hebt alleen een code nodig. Je maakt geen account en je typt geen naam.</p><p>Tik op een moeilijk woord en je leest wat het betekent.</p>',
    ...ballot,
    inverted: false,
    order: 2,
  },
  {
    page: 'home',
    type: 'image_with_description',
    title: 'Voor leerkrachten',
    body: '<p>Je kiest de stellingen en de partijen. Je bepaalt zelf het tempo, of je laat leerlingen op hun eigen tempo werken.</p><p>Vooraan toon je de antwoorden, de argumenten van de klas en de uitleg van de partijen. <a href="/register">Maak een account</a> en start je eerste spel.</p>',
    ...seats,
    inverted: true,
    order: 3,
  },
  {
    page: 'about',
    type: 'title_with_description',
    title: 'Waarom dit spel bestaat',
    body: '<p>Politiek gaat over de bus naar school, over de huur en over wie meebeslist. Toch praten we er in de klas niet altijd makkelijk over.</p><p>Met dit spel denkt iedereen eerst zelf na. Daarna is er iets om over te praten: een verschil, een argument, een verrassing.</p>',
    ...noImage,
    inverted: false,
    order: 1,
  },
  {
    page: 'about',
    type: 'image_with_description',
    title: 'Twee manieren om te spelen',
    body: '<p>In een <strong>debat</strong> geef je je eigen mening. Je kunt er ook bij schrijven waarom.</p><p>In een <strong>partijspel</strong> stap je in de schoenen van een partij. Je leert zo ook denken vanuit een mening die niet de jouwe is.</p>',
    ...seats,
    inverted: false,
    order: 2,
  },
  {
    page: 'about',
    type: 'title_with_description',
    title: 'Geen goed of fout',
    body: '<p>Een mening is hier nooit juist of fout, en er is geen winnaar. De partijen in de voorbeeldset zijn verzonnen. Ze verschillen van elkaar, zodat er voor elke mening een uitleg te vinden is.</p>',
    ...noImage,
    inverted: false,
    order: 3,
  },
  {
    page: 'privacy',
    type: 'title_with_description',
    title: 'Als je meespeelt',
    body: '<p>We vragen je naam en je e-mailadres niet. Je browser maakt een willekeurig nummer aan en houdt dat bij. Zo weten we welke antwoorden samen horen.</p><ul><li><p>We bewaren je antwoorden en de argumenten die je schrijft.</p></li><li><p>Op jouw toestel bewaren we je nummer en antwoorden die nog niet verstuurd zijn.</p></li><li><p>Deel je een toestel met anderen? Dan opent je resultaat daar alleen met het teken dat jij koos.</p></li><li><p>Je leerkracht ziet ze zonder naam, in de meeste spellen zelfs alleen als aantallen, en kan een argument verwijderen.</p></li><li><p>In een debat verandert het resultaat op het bord pas als er genoeg nieuwe antwoorden zijn. Zo ziet niemand wie net antwoordde. Antwoordt een hele groep hetzelfde, dan weet wie hen zag antwoorden wel wat ze kozen.</p></li><li><p>Schrijf geen namen of andere persoonlijke dingen in een argument.</p></li><li><p>Als je leerkracht het spel afsluit, worden de antwoorden later gewist. De beheerder van deze website bepaalt wanneer. Standaard is dat na een jaar.</p></li></ul>',
    ...noImage,
    inverted: false,
    order: 1,
  },
  {
    page: 'privacy',
    type: 'title_with_description',
    title: 'Als je leerkracht bent',
    body: '<p>Voor je account bewaren we je naam, je e-mailadres, je school of organisatie en de doelgroep waarmee je werkt. Je wachtwoord bewaren we zo dat niemand het kan lezen.</p><p>Andere leerkrachten zien je spellen niet. Bij <strong>Mijn account</strong> download je alles wat we over je bewaren en verwijder je je account.</p>',
    ...noImage,
    inverted: false,
    order: 2,
  },
  {
    page: 'privacy',
    type: 'title_with_description',
    title: 'Wie zorgt voor je gegevens?',
    body: `<p>Verantwoordelijk voor deze website: ${TO_FILL_IN} naam van de school of organisatie]. Heb je een vraag over je gegevens, of wil je ze laten verbeteren of wissen? Mail naar ${TO_FILL_IN} e-mailadres].</p><p>Vind je dat we niet goed met je gegevens omgaan? Dan kun je een klacht indienen bij de <a href="https://www.gegevensbeschermingsautoriteit.be" target="_blank" rel="noopener noreferrer">Gegevensbeschermingsautoriteit</a>.</p>`,
    ...noImage,
    inverted: false,
    order: 3,
  },
  ...ACCESSIBILITY_PARTS.map(
    (part, at): SeedContentBlock => ({
      page: 'accessibility',
      type: 'title_with_description',
      ...part,
      ...noImage,
      inverted: false,
      order: at + 1,
    }),
  ),
  {
    page: 'goals',
    type: 'title_with_description',
    title: GOALS_TITLE,
    body: GOALS_BODY,
    ...noImage,
    inverted: false,
    order: 1,
  },
];
