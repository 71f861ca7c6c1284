import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const words: FirstTexts['words'] = {
  votingRight: {
    word: 'stemrecht',
    description:
      'Het recht om te stemmen bij verkiezingen. In België heb je dat vanaf 16 jaar al bij Europese verkiezingen.',
  },
  climateTax: {
    word: 'klimaattaks',
    description: 'Geld dat je extra betaalt voor iets wat slecht is voor het klimaat. Het maakt die keuze duurder.',
  },
  government: {
    word: 'overheid',
    description:
      'Iedereen die een land, een gewest of een gemeente bestuurt, samen met de diensten die daarvoor werken.',
  },
  asylumSeekers: {
    word: 'asielzoekers',
    description:
      'Mensen die hun land ontvluchten en in een ander land bescherming vragen. Ze wachten nog op een beslissing.',
  },
  minimumWage: {
    word: 'minimumloon',
    description: 'Het laagste loon dat een werkgever mag betalen. Voor jobstudenten ligt het vandaag vaak lager.',
  },
  inheritanceTax: {
    word: 'erfbelasting',
    description: 'De belasting die je betaalt als je geld, een huis of spullen krijgt van iemand die gestorven is.',
  },
  kippahs: {
    word: 'keppeltjes',
    description: 'Kleine ronde mutsjes die Joodse jongens en mannen op hun hoofd dragen om hun geloof te tonen.',
  },
  crime: {
    word: 'misdrijf',
    description: 'Iets wat volgens de wet verboden is en waar je straf voor kunt krijgen, zoals diefstal of geweld.',
  },
  healthInsurance: {
    word: 'ziekteverzekering',
    description:
      'Een gezamenlijke pot waar bijna iedereen in België aan meebetaalt. Daaruit betaalt men een groot deel van de kosten voor dokters, geneesmiddelen en ziekenhuis.',
  },
  europeanUnion: {
    word: 'Europese Unie',
    description: 'Zevenentwintig landen in Europa, ook België, die samen wetten en afspraken maken.',
  },
};
