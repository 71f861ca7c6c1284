// What Zaailing thinks of each sample statement, and why, in its own voice.
import type { SamplePosition } from '#server/db/sample-content/shapes.ts';

export const zaailingPositions: SamplePosition[] = [
  {
    statement: 'stemrecht-16',
    opinion: 'Akkoord',
    explanation:
      'Keuzes over klimaat en natuur bepalen vooral het leven van jongeren. Daarom moeten zij mee beslissen en niet alleen later de rekening betalen.',
  },
  {
    statement: 'smartphone-school',
    opinion: 'Niet akkoord',
    explanation:
      'Een smartphone is ook een woordenboek, een agenda en een camera. We leren jongeren liever er goed mee omgaan dan hem een hele dag weg te nemen.',
  },
  {
    statement: 'gratis-vervoer',
    opinion: 'Akkoord',
    explanation:
      'Wie jong leert reizen met bus en trein, koopt later minder snel een auto. Dat is goed voor de lucht, de files en je portemonnee.',
  },
  {
    statement: 'sociale-media-15',
    opinion: 'Neutraal',
    explanation:
      'Eindeloos scrollen is slecht voor jonge kinderen, dat zien wij ook. Een verbod is makkelijk te omzeilen, dus pakken we liever de apps zelf aan.',
  },
  {
    statement: 'klimaattaks-vliegen',
    opinion: 'Akkoord',
    explanation:
      'Vliegen is heel slecht voor het klimaat en toch vaak goedkoper dan de trein. Met de opbrengst kunnen we treinen sneller en goedkoper maken.',
  },
  {
    statement: 'maximumprijs-huur',
    opinion: 'Akkoord',
    explanation:
      'Jongeren betalen vandaag te veel voor slechte woningen. Als de maximumprijs hoger ligt voor een goed geïsoleerd huis, wint ook het klimaat.',
  },
  {
    statement: 'asielzoekers',
    opinion: 'Niet akkoord',
    explanation:
      'Mensen vluchten voor oorlog, en steeds vaker ook voor droogte en overstromingen. Een rijk land moet zijn deel van de opvang doen.',
  },
  {
    statement: 'minimumloon-jobstudent',
    opinion: 'Akkoord',
    explanation:
      'Een jongere die hetzelfde werk doet, helpt het bedrijf evenveel vooruit. Een eerlijk loon geeft je ook tijd om te studeren, want je moet minder uren werken.',
  },
  {
    statement: 'erfbelasting',
    opinion: 'Niet akkoord',
    explanation:
      'Met de erfbelasting betalen we dingen voor de volgende generatie, zoals scholen en natuur. Wie een klein bedrag erft, mag van ons wel minder betalen.',
  },
  {
    statement: 'alcohol-18',
    opinion: 'Akkoord',
    explanation:
      'Je hersenen groeien nog volop als je 16 bent, en alcohol kan dat verstoren. Eén leeftijd voor alle alcohol is ook makkelijker uit te leggen.',
  },
  {
    statement: 'schooldag-9-uur',
    opinion: 'Akkoord',
    explanation:
      'Tieners worden ’s avonds later moe, dus om 8 uur zijn velen nog niet echt wakker. Wie uitgeslapen is, leert beter en voelt zich beter.',
  },
  {
    statement: 'symbolen-school',
    opinion: 'Neutraal',
    explanation:
      'Iedereen mag voor ons geloven wat hij wil, ook zichtbaar. Toch laten we scholen zelf afspraken maken, omdat zij hun leerlingen het best kennen.',
  },
  {
    statement: 'jeugdstraf',
    opinion: 'Niet akkoord',
    explanation:
      'Jongeren die zwaar in de fout gaan, hebben een straf nodig waar ze iets uit leren. In een gevangenis voor volwassenen lukt dat veel minder goed.',
  },
  {
    statement: 'ziekteverzekering-roken',
    opinion: 'Akkoord',
    explanation:
      'Als roken meer kost, beginnen minder jongeren eraan. Met het extra geld willen we mensen helpen om te stoppen.',
  },
  {
    statement: 'europees-leger',
    opinion: 'Akkoord',
    explanation:
      'Europa staat sterker als het samenwerkt, ook voor zijn veiligheid. Eén leger vraagt minder geld en materiaal dan een apart leger per land.',
  },
];
