// What Weefsel thinks of each sample statement, and why, in its own voice.
import type { SamplePosition } from '#server/db/sample-content/shapes.ts';

export const weefselPositions: SamplePosition[] = [
  {
    statement: 'stemrecht-16',
    opinion: 'Akkoord',
    explanation:
      'Wie 16 is, werkt al eens, betaalt mee en voelt wat de politiek beslist. Wie de gevolgen draagt, moet ook mee kunnen kiezen.',
  },
  {
    statement: 'smartphone-school',
    opinion: 'Neutraal',
    explanation:
      'Rust in de klas is belangrijk, maar niet elke school heeft dezelfde problemen. Laat leerlingen, ouders en leerkrachten samen de regels afspreken.',
  },
  {
    statement: 'gratis-vervoer',
    opinion: 'Akkoord',
    explanation:
      'Een abonnement mag nooit de reden zijn dat je niet op school of op je stage raakt. We betalen dit samen met belastingen, net zoals het onderwijs.',
  },
  {
    statement: 'sociale-media-15',
    opinion: 'Akkoord',
    explanation:
      'Grote techbedrijven verdienen geld aan de aandacht van kinderen. Kinderen beschermen weegt voor ons zwaarder dan die winst.',
  },
  {
    statement: 'klimaattaks-vliegen',
    opinion: 'Neutraal',
    explanation:
      'Vliegen mag duurder worden, maar een vast bedrag treft een gezin met weinig geld het hardst. Wij kiezen liever voor een taks die stijgt voor wie vaak vliegt.',
  },
  {
    statement: 'maximumprijs-huur',
    opinion: 'Akkoord',
    explanation:
      'Een huis is eerst een plek om te wonen en pas daarna iets om aan te verdienen. Met een maximumprijs kun je ook met een gewoon loon huren.',
  },
  {
    statement: 'asielzoekers',
    opinion: 'Niet akkoord',
    explanation:
      'Wie vlucht voor oorlog of geweld, heeft recht op een veilige plek. Met genoeg opvangplaatsen en begeleiding kan ons land dat aan.',
  },
  {
    statement: 'minimumloon-jobstudent',
    opinion: 'Akkoord',
    explanation:
      'Gelijk werk verdient gelijk loon, ook als je 16 bent. Een lager loon maakt jongeren vooral goedkoop voor bedrijven.',
  },
  {
    statement: 'erfbelasting',
    opinion: 'Niet akkoord',
    explanation:
      'Niet iedereen krijgt een huis of spaargeld van zijn ouders. De erfbelasting maakt dat verschil een beetje kleiner.',
  },
  {
    statement: 'alcohol-18',
    opinion: 'Niet akkoord',
    explanation:
      'Een verbod verplaatst het drinken naar plekken zonder toezicht. We geven liever goede informatie en hulp aan wie te veel drinkt.',
  },
  {
    statement: 'schooldag-9-uur',
    opinion: 'Neutraal',
    explanation:
      'Veel tieners slapen te weinig, en een later uur kan helpen. Maar niet elke ouder kan later beginnen met werken, dus laat elke school kiezen.',
  },
  {
    statement: 'symbolen-school',
    opinion: 'Akkoord',
    explanation:
      'Je mag niet moeten kiezen tussen je geloof en je opleiding. Je leert samenleven door verschillen te tonen, niet door ze te verbergen.',
  },
  {
    statement: 'jeugdstraf',
    opinion: 'Niet akkoord',
    explanation:
      'Wie 16 is, kan met goede begeleiding nog veel veranderen. Een jeugdrechter kan daar rekening mee houden, en dat vinden we belangrijk.',
  },
  {
    statement: 'ziekteverzekering-roken',
    opinion: 'Niet akkoord',
    explanation:
      'Zorg moet er zijn voor iedereen, ook voor wie ongezond leeft. Vandaag betaalt de roker meer, en morgen misschien wie een gevaarlijke sport doet.',
  },
  {
    statement: 'europees-leger',
    opinion: 'Niet akkoord',
    explanation:
      'Een groot Europees leger kost geld dat ook naar zorg en onderwijs kan gaan. We willen dat Europa eerst investeert in overleg en vrede.',
  },
];
