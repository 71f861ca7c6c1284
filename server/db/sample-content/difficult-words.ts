// Words in the sample statements that a student may not know, explained in plain Dutch.
import type { SampleDifficultWord } from './shapes.ts';

export const difficultWords: SampleDifficultWord[] = [
  {
    word: 'stemrecht',
    description:
      'Het recht om te stemmen bij verkiezingen. In België heb je dat vanaf 16 jaar al bij Europese verkiezingen.',
  },
  {
    word: 'klimaattaks',
    description: 'Geld dat je extra betaalt voor iets wat slecht is voor het klimaat. Het maakt die keuze duurder.',
  },
  {
    word: 'overheid',
    description:
      'Iedereen die een land, een gewest of een gemeente bestuurt, samen met de diensten die daarvoor werken.',
  },
  {
    word: 'asielzoekers',
    description:
      'Mensen die hun land ontvluchten en in een ander land bescherming vragen. Ze wachten nog op het antwoord.',
  },
  {
    word: 'minimumloon',
    description: 'Het laagste loon dat een werkgever mag betalen. Voor jobstudenten ligt het vandaag vaak lager.',
  },
  {
    word: 'erfbelasting',
    description: 'De belasting die je betaalt als je geld, een huis of spullen krijgt van iemand die gestorven is.',
  },
  {
    word: 'levensbeschouwelijke symbolen',
    description:
      'Dingen die je draagt om je geloof of overtuiging te tonen. Denk aan een kruisje, een hoofddoek of een keppeltje.',
  },
  {
    word: 'misdrijf',
    description: 'Iets wat volgens de wet verboden is en waar je straf voor kunt krijgen, zoals diefstal of geweld.',
  },
  {
    word: 'ziekteverzekering',
    description:
      'Een gezamenlijke pot waar bijna iedereen in België aan meebetaalt. Daaruit wordt een groot deel van je dokter, medicijnen en ziekenhuis betaald.',
  },
  {
    word: 'defensie',
    description: 'Alles wat een land doet om zich te verdedigen: soldaten, wapens, schepen en vliegtuigen.',
  },
];
