// What Vaste Grond thinks of each sample statement, and why, in its own voice.
import type { SamplePosition } from '#server/db/sample-content/shapes.ts';

export const vasteGrondPositions: SamplePosition[] = [
  {
    statement: 'stemrecht-16',
    opinion: 'Niet akkoord',
    explanation:
      'Stemmen vraagt kennis en ervaring, en die groeien met de jaren. Met 18 jaar is er een duidelijke grens die iedereen kent.',
  },
  {
    statement: 'smartphone-school',
    opinion: 'Akkoord',
    explanation:
      'Op school ben je om te leren, en een scherm leidt af. Een heldere regel zonder uitzonderingen is het makkelijkst om te volgen.',
  },
  {
    statement: 'gratis-vervoer',
    opinion: 'Niet akkoord',
    explanation:
      'Wie de bus neemt, mag daar een stuk van betalen. Belastinggeld gaat volgens ons beter naar veilige en propere stations.',
  },
  {
    statement: 'sociale-media-15',
    opinion: 'Akkoord',
    explanation:
      'Ouders vragen een duidelijke grens, en die willen we hun geven. Wie een app voor kinderen maakt, moet eerst bewijzen dat ze veilig is.',
  },
  {
    statement: 'klimaattaks-vliegen',
    opinion: 'Niet akkoord',
    explanation:
      'Ons land is klein, dus reizigers vertrekken dan gewoon net over de grens. Zo verliezen wij banen en wint het klimaat er weinig bij.',
  },
  {
    statement: 'maximumprijs-huur',
    opinion: 'Niet akkoord',
    explanation:
      'Een eigenaar heeft gespaard en betaalt de kosten, dus bepaalt hij ook de prijs. Te veel regels jagen verhuurders weg, en dan vind je helemaal geen woning meer.',
  },
  {
    statement: 'asielzoekers',
    opinion: 'Akkoord',
    explanation:
      'We willen niet meer mensen opvangen dan we goed kunnen begeleiden. Zo blijft er plaats voor wie echt bescherming nodig heeft.',
  },
  {
    statement: 'minimumloon-jobstudent',
    opinion: 'Niet akkoord',
    explanation:
      'Een jobstudent leert nog en heeft minder ervaring dan een vaste werknemer. Bij een hoger loon kiezen bedrijven sneller voor een volwassene, en dan verlies jij je kans.',
  },
  {
    statement: 'erfbelasting',
    opinion: 'Akkoord',
    explanation:
      'Sparen voor je kinderen is verstandig, en daar mag je niet voor gestraft worden. De overheid moet eerst zelf zuiniger leven.',
  },
  {
    statement: 'alcohol-18',
    opinion: 'Neutraal',
    explanation:
      'We willen strenge controle op alcohol in het verkeer en op straat. Of de grens 16 of 18 is, telt minder dan dat iedereen de regel volgt.',
  },
  {
    statement: 'schooldag-9-uur',
    opinion: 'Niet akkoord',
    explanation:
      'Op tijd opstaan is een gewoonte die je later op het werk nodig hebt. Wie vroeger gaat slapen, heeft geen later lesuur nodig.',
  },
  {
    statement: 'symbolen-school',
    opinion: 'Niet akkoord',
    explanation:
      'Op school ben je in de eerste plaats leerling, zonder teken van een geloof of overtuiging. Dat geldt voor alle symbolen op dezelfde manier.',
  },
  {
    statement: 'jeugdstraf',
    opinion: 'Akkoord',
    explanation:
      'Een zwaar misdrijf blijft een zwaar misdrijf, ook als je 16 bent. Strenge en voorspelbare straffen beschermen de slachtoffers.',
  },
  {
    statement: 'ziekteverzekering-roken',
    opinion: 'Akkoord',
    explanation:
      'Iedereen weet dat roken ziek maakt, en toch betalen we samen de kosten. Wie die keuze maakt, mag daar zelf meer aan bijdragen.',
  },
  {
    statement: 'europees-leger',
    opinion: 'Neutraal',
    explanation:
      'Samenwerken met buurlanden maakt ons veiliger, zeker als het materiaal bij elkaar past. Toch moet België altijd zelf kunnen beslissen of zijn soldaten vertrekken.',
  },
];
