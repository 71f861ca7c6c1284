import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const blocks: FirstTexts['blocks'] = {
  homeLead: {
    title: 'Eerst zelf kiezen, dan samen praten',
    body: '<p>Je krijgt een stelling en je kiest wat je ervan vindt. Daarna zie je samen hoe de klas antwoordde. Zo telt elke stem mee, ook die van wie niet graag als eerste praat.</p><p>Op het einde vergelijk je jouw antwoorden met die van partijen. Dat is geen stemadvies.</p>',
  },
  homeStudents: {
    title: 'Voor leerlingen',
    body: '<p>Je hebt alleen een code nodig. Je maakt geen account en je typt geen naam.</p><p>Tik op een moeilijk woord en je leest wat het betekent.</p>',
  },
  homeTeachers: {
    title: 'Voor leerkrachten',
    body: '<p>Je kiest de stellingen en de partijen. Je bepaalt zelf het tempo, of je laat leerlingen op hun eigen tempo werken.</p><p>Vooraan toon je de antwoorden, de argumenten van de klas en de uitleg van de partijen. <a href="/register">Maak een account</a> en start je eerste spel.</p>',
  },
  aboutWhy: {
    title: 'Waarom dit spel bestaat',
    body: '<p>Politiek gaat over de bus naar school, over de huur en over wie meebeslist. Toch praten we er in de klas niet altijd makkelijk over.</p><p>Met dit spel denkt iedereen eerst zelf na. Daarna is er iets om over te praten: een verschil, een argument, een verrassing.</p>',
  },
  aboutTwoWays: {
    title: 'Twee manieren om te spelen',
    body: '<p>In een <strong>debat</strong> geef je je eigen mening. Je kunt er ook bij schrijven waarom.</p><p>In een <strong>partijspel</strong> stap je in de schoenen van een partij. Je leert zo ook denken vanuit een mening die niet de jouwe is.</p>',
  },
  aboutNoWrong: {
    title: 'Geen goed of fout',
    body: '<p>Een mening is hier nooit juist of fout, en er is geen winnaar. De partijen in de voorbeeldset zijn verzonnen. Ze verschillen van elkaar, zodat er voor elke mening een uitleg te vinden is.</p>',
  },
  privacyStudents: {
    title: 'Als je meespeelt',
    body: '<p>We vragen je naam en je e-mailadres niet. Je browser maakt een willekeurig nummer aan en houdt dat bij. Zo weten we welke antwoorden samen horen.</p><ul><li><p>We bewaren je antwoorden, en de argumenten en vragen die je schrijft.</p></li><li><p>Op jouw toestel bewaren we je nummer en antwoorden die nog niet verstuurd zijn.</p></li><li><p>Deel je een toestel met anderen? Dan opent je resultaat daar alleen met het teken dat jij koos.</p></li><li><p>Je leerkracht ziet de antwoorden zonder naam, in de meeste spellen zelfs alleen als aantallen, en kan een argument verwijderen.</p></li><li><p>In een debat verandert het resultaat op het bord pas als er genoeg nieuwe antwoorden zijn. Zo ziet niemand wie net antwoordde. Antwoordt een hele groep hetzelfde, dan weet wie hen zag antwoorden wel wat ze kozen.</p></li><li><p>Schrijf geen namen of andere persoonlijke dingen in een argument of een vraag.</p></li><li><p>Wil je je antwoorden wissen? Dat kan tot een dag na het spel, op het toestel waarmee je speelde: onderaan deze pagina of bij je resultaat.</p></li><li><p>Als je leerkracht het spel afsluit, worden de antwoorden later gewist. De beheerder van deze website bepaalt wanneer. Standaard is dat na een jaar. In een reservekopie staan ze soms nog even langer.</p></li></ul>',
  },
  privacyTeachers: {
    title: 'Als je leerkracht bent',
    body: '<p>Voor je account bewaren we je naam, je e-mailadres, je school of organisatie, de doelgroep waarmee je werkt en je laatste vijf aanmeldingen. Meld je je aan met het account van je school, dan bewaren we ook welk account dat is. Je wachtwoord bewaren we zo dat niemand het kan lezen.</p><p>Andere leerkrachten zien je spellen niet. Bij <strong>Mijn account</strong> download je alles wat we over je bewaren en verwijder je je account.</p>',
  },
  privacyResponsible: {
    title: 'Wie zorgt voor je gegevens?',
    body: '<p>Verantwoordelijk voor deze website: [vul aan: naam van de school of organisatie]. Heb je een vraag over je gegevens, of wil je ze laten verbeteren of wissen? Mail naar [vul aan: e-mailadres].</p><p>De wettelijke grond waarop we gegevens gebruiken: [vul aan: rechtsgrond].</p><p>Vind je dat we niet goed met je gegevens omgaan? Dan kun je een klacht indienen bij de <a href="https://www.gegevensbeschermingsautoriteit.be" target="_blank" rel="noopener noreferrer">Gegevensbeschermingsautoriteit</a>.</p>',
  },
  accessWorks: {
    title: 'Wat werkt voor iedereen',
    body: '<p>We willen dat iedereen hier kan meespelen en lesgeven, zoals het Vlaamse Bestuursdecreet het vraagt. Deze website voldoet gedeeltelijk aan de Europese norm EN 301 549, met de eisen van WCAG 2.2 op niveau AA.</p><p>Bij elke nieuwe versie test een programma de schermen: met een toetsenbord, op wat een schermlezer voorleest, op kleine schermen, met 200 procent zoom, met minder beweging en op kleurcontrast.</p>',
  },
  accessNotYet: {
    title: 'Wat nog niet werkt',
    body: '<ul><li><p>Filmpjes van partijen staan op een andere website. Of ze ondertiteld zijn, bepaalt de partij.</p></li><li><p>Afbeeldingen en teksten die iemand in het beheer zet, zijn zo toegankelijk als die persoon ze maakt.</p></li><li><p>De website is nog niet door een onafhankelijke organisatie onderzocht.</p></li></ul>',
  },
  accessMade: {
    title: 'Hoe deze verklaring tot stand kwam',
    body: '<p>Deze verklaring steunt op een zelfevaluatie en op de automatische tests van de makers.</p><p>Ze werd opgesteld op [vul aan: datum] door [vul aan: naam van de school of organisatie].</p>',
  },
  accessContact: {
    title: 'Laat weten wat je tegenhoudt',
    body: '<p>Kun je iets niet lezen, niet bedienen of niet horen? Zeg ons op welk scherm het was. Je krijgt binnen een maand antwoord.</p><p>Mail naar [vul aan: e-mailadres].</p>',
  },
  accessComplaint: {
    title: 'Niet tevreden met het antwoord?',
    body: '<p>Je kunt een klacht indienen bij de <a href="https://www.vlaamseombudsdienst.be" target="_blank" rel="noopener noreferrer">Vlaamse Ombudsdienst</a>. Die onderzoekt ze gratis.</p>',
  },
  goals: {
    title: 'Bouwstenen van burgerschap',
    body: '<ul><li><p>Identiteiten: gelaagd en in beweging</p></li><li><p>Omgaan met diversiteit</p></li><li><p>Geïnformeerd en beargumenteerd in dialoog gaan</p></li><li><p>Actief participeren, met rechten en plichten</p></li><li><p>Samenleving en domeinen kritisch benaderen</p></li><li><p>Democratische besluitvorming</p></li><li><p>Democratische principes binnen de rechtsstaat</p></li></ul>',
  },
};
