// What Het Zeil thinks of each sample statement, and why, in its own voice.
import type { SamplePosition } from '#server/db/sample-content/shapes.ts';

export const hetZeilPositions: SamplePosition[] = [
  {
    statement: 'stemrecht-16',
    opinion: 'Akkoord',
    explanation:
      'Op je 16de mag je werken, sparen en zelf veel keuzes maken. Wie die verantwoordelijkheid aankan, kan ook een stem uitbrengen.',
  },
  {
    statement: 'smartphone-school',
    opinion: 'Niet akkoord',
    explanation:
      'Elke school weet zelf welke afspraken bij haar leerlingen passen. Je leert pas omgaan met vrijheid als je er ook krijgt.',
  },
  {
    statement: 'gratis-vervoer',
    opinion: 'Niet akkoord',
    explanation:
      'Gratis bestaat niet, want iemand anders betaalt dan je ticket. We geven jongeren liever korting en steken het geld in bussen die op tijd rijden.',
  },
  {
    statement: 'sociale-media-15',
    opinion: 'Niet akkoord',
    explanation:
      'Opvoeden is de taak van ouders, niet van de overheid. Bij een verbod moet ook iedereen online bewijzen hoe oud hij is, en dat willen we niet.',
  },
  {
    statement: 'klimaattaks-vliegen',
    opinion: 'Neutraal',
    explanation:
      'Wie vervuilt, mag daarvoor betalen, maar 50 euro voor elke vlucht is te ruw. Een prijs per kilo uitstoot is eerlijker en beloont schonere vliegtuigen.',
  },
  {
    statement: 'maximumprijs-huur',
    opinion: 'Niet akkoord',
    explanation:
      'Als verhuren te weinig opbrengt, bouwt niemand nog huizen om te verhuren. Meer woningen en minder bouwregels maken huren echt goedkoper.',
  },
  {
    statement: 'asielzoekers',
    opinion: 'Neutraal',
    explanation:
      'Het aantal zegt ons weinig, de aanpak telt. Wie mag blijven, moet snel kunnen werken, en wie niet mag blijven, moet snel terugkeren.',
  },
  {
    statement: 'minimumloon-jobstudent',
    opinion: 'Niet akkoord',
    explanation:
      'Door een lager minimumloon durft een bedrijf sneller een beginner te kiezen. Doe je het goed, dan mag je baas je altijd meer betalen.',
  },
  {
    statement: 'erfbelasting',
    opinion: 'Akkoord',
    explanation:
      'Op dat geld is al belasting betaald toen het verdiend werd. Je kiest zelf aan wie je het nalaat, en de overheid hoeft daar geen deel van te krijgen.',
  },
  {
    statement: 'alcohol-18',
    opinion: 'Niet akkoord',
    explanation:
      'Een glas bier of wijn is een keuze die je op je 16de kunt leren maken. Een regel die weinig mensen volgen, maakt ook andere regels minder sterk.',
  },
  {
    statement: 'schooldag-9-uur',
    opinion: 'Neutraal',
    explanation:
      'Later starten kan goed zijn, maar daar is geen wet voor nodig. Geef elke school de vrijheid om haar eigen uren te kiezen.',
  },
  {
    statement: 'symbolen-school',
    opinion: 'Akkoord',
    explanation:
      'Wat je gelooft en hoe je dat toont, kies je zelf. Die vrijheid geldt voor ons op elke school, zolang je anderen met rust laat.',
  },
  {
    statement: 'jeugdstraf',
    opinion: 'Neutraal',
    explanation:
      'Een zwaar misdrijf vraagt een zware straf, ook op je 16de. Toch moet de rechter kunnen oordelen of een jongere besefte wat hij deed.',
  },
  {
    statement: 'ziekteverzekering-roken',
    opinion: 'Akkoord',
    explanation:
      'Wie zelf een risico kiest, draagt ook een deel van de kosten. Zo blijft de verzekering betaalbaar voor wie gezond leeft.',
  },
  {
    statement: 'europees-leger',
    opinion: 'Akkoord',
    explanation:
      'Samen materiaal kopen en samen oefenen geeft meer veiligheid voor hetzelfde geld. Onze vrijheid stopt niet aan de Belgische grens, en onze verdediging ook niet.',
  },
];
