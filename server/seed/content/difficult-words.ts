import type { SeedDifficultWord } from './shapes.ts';

/** Words in the statements that a student may not know, explained in plain Dutch. */
export const difficultWords: SeedDifficultWord[] = [
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
      'Mensen die hun land ontvluchten en in een ander land bescherming vragen. Ze wachten nog op een beslissing.',
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
    word: 'keppeltjes',
    description: 'Kleine ronde mutsjes die Joodse jongens en mannen op hun hoofd dragen om hun geloof te tonen.',
  },
  {
    word: 'misdrijf',
    description: 'Iets wat volgens de wet verboden is en waar je straf voor kunt krijgen, zoals diefstal of geweld.',
  },
  {
    word: 'ziekteverzekering',
    description:
      'Een gezamenlijke pot waar bijna iedereen in België aan meebetaalt. Daaruit betaalt men een groot deel van de kosten voor dokters, geneesmiddelen en ziekenhuis.',
  },
  {
    word: 'Europese Unie',
    description: 'Zevenentwintig landen in Europa, ook België, die samen wetten en afspraken maken.',
  },
];
