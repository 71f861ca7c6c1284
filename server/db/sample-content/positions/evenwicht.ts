// What Evenwicht thinks of each sample statement, and why, in its own voice.
import type { SamplePosition } from '#server/db/sample-content/shapes.ts';

export const evenwichtPositions: SamplePosition[] = [
  {
    statement: 'stemrecht-16',
    opinion: 'Neutraal',
    explanation:
      'Sommige jongeren van 16 volgen de politiek op de voet, andere nog helemaal niet. We willen eerst goede lessen over politiek op elke school en daarna opnieuw kijken.',
  },
  {
    statement: 'smartphone-school',
    opinion: 'Akkoord',
    explanation:
      'Zonder smartphone praten leerlingen meer met elkaar en letten ze beter op. Eén regel voor iedereen spaart de leerkracht ook veel discussies uit.',
  },
  {
    statement: 'gratis-vervoer',
    opinion: 'Neutraal',
    explanation:
      'Goedkoper reizen voor jongeren vinden we goed, maar helemaal gratis is duur. Eerst moeten er genoeg bussen rijden, ook op het platteland.',
  },
  {
    statement: 'sociale-media-15',
    opinion: 'Akkoord',
    explanation:
      'Voor autorijden, tabak en gokken aanvaarden we ook een leeftijd. Zo krijgen kinderen tijd om groter te worden voor ze online gaan.',
  },
  {
    statement: 'klimaattaks-vliegen',
    opinion: 'Akkoord',
    explanation:
      'Wie vervuilt, moet een deel van de schade zelf betalen. Een vast bedrag is eenvoudig, en de opbrengst kan naar de trein gaan.',
  },
  {
    statement: 'maximumprijs-huur',
    opinion: 'Niet akkoord',
    explanation:
      'Bij een maximumprijs verkopen sommige eigenaars hun woning, en dan zijn er minder huizen te huur. We bouwen liever meer sociale woningen en helpen wie weinig verdient.',
  },
  {
    statement: 'asielzoekers',
    opinion: 'Neutraal',
    explanation:
      'Mensen in nood helpen is een plicht, maar gemeenten en scholen moeten het kunnen dragen. Sneller beslissen wie mag blijven, lost volgens ons meer op dan een lager getal.',
  },
  {
    statement: 'minimumloon-jobstudent',
    opinion: 'Akkoord',
    explanation:
      'Wie hetzelfde werk doet, verdient hetzelfde loon. We voeren dat stap voor stap in, zodat kleine zaken het kunnen betalen.',
  },
  {
    statement: 'erfbelasting',
    opinion: 'Niet akkoord',
    explanation:
      'De opbrengst betaalt mee aan rusthuizen, scholen en wegen. We willen de belasting wel verlagen voor wie een klein bedrag erft.',
  },
  {
    statement: 'alcohol-18',
    opinion: 'Akkoord',
    explanation:
      'Alcohol doet een jong lichaam meer kwaad dan een volwassen lichaam. Twee jaar wachten is een kleine moeite voor een betere gezondheid.',
  },
  {
    statement: 'schooldag-9-uur',
    opinion: 'Niet akkoord',
    explanation:
      'Later beginnen is ook later thuis zijn, met minder tijd voor sport, hobby’s en huiswerk. Ouders en bussen zouden bovendien hun hele dag moeten omgooien.',
  },
  {
    statement: 'symbolen-school',
    opinion: 'Akkoord',
    explanation:
      'In een klas zitten leerlingen met verschillende overtuigingen, en dat mag je zien. Zolang iedereen elkaar respecteert, zien we geen reden voor een verbod.',
  },
  {
    statement: 'jeugdstraf',
    opinion: 'Niet akkoord',
    explanation:
      'Een rechter moet kunnen kijken naar de leeftijd, de daad en de kans op beterschap. Die ruimte willen we houden, want geen twee verhalen zijn gelijk.',
  },
  {
    statement: 'ziekteverzekering-roken',
    opinion: 'Niet akkoord',
    explanation:
      'Een ziekteverzekering werkt omdat gezonde en zieke mensen samen betalen. We helpen rokers liever om te stoppen.',
  },
  {
    statement: 'europees-leger',
    opinion: 'Akkoord',
    explanation:
      'Een klein land als België kan zich niet alleen verdedigen. We beginnen met samen materiaal kopen en groeien zo naar één leger.',
  },
];
