// What Dorpsplein thinks of each sample statement, and why, in its own voice.
import type { SamplePosition } from '#server/db/sample-content/shapes.ts';

export const dorpspleinPositions: SamplePosition[] = [
  {
    statement: 'stemrecht-16',
    opinion: 'Niet akkoord',
    explanation:
      'Op je 16de mag je nog jong zijn, zonder dat partijen om je stem vechten. We geven jongeren liever een echte jeugdraad in elke gemeente.',
  },
  {
    statement: 'smartphone-school',
    opinion: 'Akkoord',
    explanation:
      'Op de speelplaats kijk je beter naar elkaar dan naar een scherm. Een dag zonder smartphone geeft ook rust aan wie online gepest wordt.',
  },
  {
    statement: 'gratis-vervoer',
    opinion: 'Akkoord',
    explanation:
      'In een dorp zonder goedkope bus zit je als jongere vast. Gratis vervoer houdt dorpen levend en helpt gezinnen die geen tweede auto kunnen betalen.',
  },
  {
    statement: 'sociale-media-15',
    opinion: 'Akkoord',
    explanation:
      'Kinderen maken het best vrienden in hun eigen buurt en op hun eigen school. Ouders staan sterker als dezelfde regel voor iedereen geldt.',
  },
  {
    statement: 'klimaattaks-vliegen',
    opinion: 'Niet akkoord',
    explanation:
      'Een gezin dat jaren spaart voor één reis, mag je daar niet voor straffen. Wie een privévliegtuig neemt, mag van ons wel veel meer betalen.',
  },
  {
    statement: 'maximumprijs-huur',
    opinion: 'Akkoord',
    explanation:
      'Jonge mensen moeten kunnen blijven wonen in de buurt waar ze opgroeiden. Dat lukt alleen als de huur past bij een gewoon loon.',
  },
  {
    statement: 'asielzoekers',
    opinion: 'Akkoord',
    explanation:
      'Nieuwe buren leer je pas kennen als er niet te veel tegelijk komen. Met minder aankomsten kunnen we wie hier is beter helpen.',
  },
  {
    statement: 'minimumloon-jobstudent',
    opinion: 'Neutraal',
    explanation:
      'Jongeren verdienen een eerlijk loon voor hun werk. Maar ook de bakker om de hoek moet een jobstudent kunnen betalen.',
  },
  {
    statement: 'erfbelasting',
    opinion: 'Akkoord',
    explanation:
      'Een huis waar je ouders hun leven lang voor werkten, hoort in de familie te blijven. Kinderen mogen het niet moeten verkopen om een belasting te betalen.',
  },
  {
    statement: 'alcohol-18',
    opinion: 'Akkoord',
    explanation:
      'Alcohol brengt in sommige gezinnen veel verdriet, en het begint vaak jong. Een dorpsfeest is ook plezant als de jongste gasten geen bier drinken.',
  },
  {
    statement: 'schooldag-9-uur',
    opinion: 'Niet akkoord',
    explanation:
      'Wie vroeg begint, heeft na school nog tijd voor de club, de jeugdbeweging of een job. Dat ritme werkt al lang, dus laten we het zo.',
  },
  {
    statement: 'symbolen-school',
    opinion: 'Neutraal',
    explanation:
      'Een kruisje of een hoofddoek mag voor ons, als het rustig blijft in de klas. Laat elke school daarover praten met ouders en leerlingen.',
  },
  {
    statement: 'jeugdstraf',
    opinion: 'Akkoord',
    explanation:
      'Wie op zijn 16de iemand zwaar kwetst, weet heel goed dat dat niet mag. Het slachtoffer heeft recht op een straf die past bij de daad.',
  },
  {
    statement: 'ziekteverzekering-roken',
    opinion: 'Niet akkoord',
    explanation:
      'Wie rookt, is vaak verslaafd en heeft het soms al moeilijk genoeg. Een zieke buur stuur je geen extra rekening, die help je.',
  },
  {
    statement: 'europees-leger',
    opinion: 'Niet akkoord',
    explanation:
      'Ons leger moet dicht bij de mensen staan die het beschermt. Alleen ons eigen parlement mag beslissen of we soldaten in gevaar brengen.',
  },
];
