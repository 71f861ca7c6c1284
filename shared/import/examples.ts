// The example files that the import screen offers, one per language; made up, and written by the export, so that they import as they are.
import { invariant } from '#shared/domain/invariant.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import { type StatementWords, wordsOf } from '#shared/domain/statement-words.ts';
import { type ExportableQuestionSet, exportCsv, exportJson } from './export.ts';

type Answer = readonly [option: 0 | 1 | 2, reason: string];

interface ExampleText {
  name: string;
  description: string;
  /** For, neutral, against. */
  options: readonly [string, string, string];
  parties: readonly [first: { name: string; description: string }, second: { name: string; description: string }];
  statements: readonly (Partial<StatementWords> & {
    description: string;
    answers: readonly [first: Answer, second: Answer];
  })[];
}

const NL_BE: ExampleText = {
  name: 'Voorbeeld',
  description: 'Drie stellingen en twee verzonnen partijen.',
  options: ['Akkoord', 'Neutraal', 'Niet akkoord'],
  parties: [
    { name: 'De Dageraad', description: 'Een verzonnen partij die vooral naar later kijkt.' },
    { name: 'Het Kompas', description: 'Een verzonnen partij die vooral naar de buurt kijkt.' },
  ],
  statements: [
    {
      description: 'De schooldag moet een uur later beginnen.',
      plain: 'De lessen starten een uur later dan nu, en stoppen ook later.',
      background:
        'Tieners worden later moe en later wakker dan volwassenen. Scholen kiezen zelf wanneer ze beginnen, maar bussen en ouders moeten volgen.',
      talk: "Wie heeft er last van een latere start? Wat zou je doen met het uur dat er 's avonds afgaat?",
      answers: [
        [0, 'Wie uitgeslapen is, leert beter.'],
        [2, 'Ouders moeten op tijd op hun werk zijn, en de bus rijdt niet vaker.'],
      ],
    },
    {
      description: 'In de schoolrefter komt elke dag een gratis warme maaltijd.',
      plain: "Op school kan iedereen 's middags warm eten zonder te betalen.",
      background:
        'In sommige landen, zoals Finland, eet elke leerling gratis op school. De overheid of de school betaalt dan het eten.',
      talk: 'Laat niemand vertellen wat het gezin kan betalen. Vraag: moet het gratis zijn voor iedereen, of alleen voor wie het nodig heeft?',
      answers: [
        [0, 'Met een lege maag kun je niet volgen.'],
        [1, 'Elke school beslist dat het best zelf.'],
      ],
    },
    {
      description: 'Het plein voor de school wordt autovrij.',
      plain: "Auto's mogen niet meer op het plein voor de school.",
      answers: [
        [2, 'Eerst moet er een veilige plek zijn om leerlingen af te zetten.'],
        [0, 'Een plein is om elkaar te ontmoeten, niet om te parkeren.'],
      ],
    },
  ],
};

const EN: ExampleText = {
  name: 'Example',
  description: 'Three statements and two made-up parties.',
  options: ['Agree', 'Neutral', 'Disagree'],
  parties: [
    { name: 'Daybreak', description: 'A made-up party that thinks mostly of the years to come.' },
    { name: 'Compass', description: 'A made-up party that thinks mostly of the neighbourhood.' },
  ],
  statements: [
    {
      description: 'The school day should start an hour later.',
      plain: 'Lessons start an hour later than now, and end later too.',
      background:
        'Teenagers get tired later and wake up later than adults. A later start also means later buses and parents who leave for work at other times.',
      talk: 'Who would a later start make life harder for? What would you give up at the end of the day?',
      answers: [
        [0, 'Pupils who have slept well learn better.'],
        [2, 'Parents have to be at work on time, and there are no later buses.'],
      ],
    },
    {
      description: 'The school canteen should serve a free hot meal every day.',
      plain: 'At school everybody can have a hot lunch without paying.',
      background:
        'In some countries, such as Finland, every pupil eats free at school. The state or the school pays for the food.',
      talk: 'Nobody should have to say what their family can afford. Ask: should it be free for all, or only for those who need it?',
      answers: [
        [0, 'Nobody can follow a lesson on an empty stomach.'],
        [1, 'Each school is best placed to decide that itself.'],
      ],
    },
    {
      description: 'The square in front of the school should be closed to cars.',
      plain: 'Cars may no longer drive or park on the square in front of the school.',
      answers: [
        [2, 'First there has to be a safe place to drop off pupils.'],
        [0, 'A square is for meeting people, not for parking.'],
      ],
    },
  ],
};

const FR: ExampleText = {
  name: 'Exemple',
  description: 'Trois affirmations et deux partis imaginaires.',
  options: ['D’accord', 'Neutre', 'Pas d’accord'],
  parties: [
    { name: 'L’Aurore', description: 'Un parti imaginaire qui pense surtout à l’avenir.' },
    { name: 'La Boussole', description: 'Un parti imaginaire qui pense surtout au quartier.' },
  ],
  statements: [
    {
      description: 'La journée d’école doit commencer une heure plus tard.',
      plain: 'Les cours commencent une heure plus tard, et finissent plus tard aussi.',
      background:
        'Les adolescents s’endorment et se réveillent plus tard que les adultes. Commencer plus tard, cela veut dire aussi d’autres bus et d’autres horaires pour les parents.',
      talk: 'À qui cela compliquerait-il la vie ? À quoi renoncerais-tu en fin de journée ?',
      answers: [
        [0, 'Quand on a assez dormi, on apprend mieux.'],
        [2, 'Les parents doivent être à l’heure au travail, et il n’y a pas de bus plus tard.'],
      ],
    },
    {
      description: 'La cantine doit offrir un repas chaud gratuit chaque jour.',
      plain: 'À l’école, tout le monde peut manger chaud à midi sans payer.',
      background:
        'Dans certains pays, comme la Finlande, tous les élèves mangent gratuitement à l’école. C’est l’État ou l’école qui paie.',
      talk: 'Personne ne doit raconter ce que sa famille peut payer. À demander : gratuit pour tous, ou seulement pour ceux qui en ont besoin ?',
      answers: [
        [0, 'On ne suit pas un cours le ventre vide.'],
        [1, 'Chaque école est la mieux placée pour en décider.'],
      ],
    },
    {
      description: 'La place devant l’école doit être fermée aux voitures.',
      plain: 'Les voitures ne peuvent plus rouler ni se garer devant l’école.',
      answers: [
        [2, 'Il faut d’abord un endroit sûr où déposer les élèves.'],
        [0, 'Une place, c’est fait pour se rencontrer, pas pour se garer.'],
      ],
    },
  ],
};

const DE: ExampleText = {
  name: 'Beispiel',
  description: 'Drei Thesen und zwei erfundene Parteien.',
  options: ['Stimme zu', 'Neutral', 'Stimme nicht zu'],
  parties: [
    { name: 'Morgenrot', description: 'Eine erfundene Partei, die vor allem an später denkt.' },
    { name: 'Kompass', description: 'Eine erfundene Partei, die vor allem an das Viertel denkt.' },
  ],
  statements: [
    {
      description: 'Der Schultag soll eine Stunde später beginnen.',
      plain: 'Der Unterricht fängt eine Stunde später an und hört auch später auf.',
      background:
        'Jugendliche werden später müde und später wach als Erwachsene. Ein späterer Beginn heißt aber auch: andere Busse und andere Zeiten für die Eltern.',
      talk: 'Wem würde das den Tag schwerer machen? Worauf würdest du am Nachmittag verzichten?',
      answers: [
        [0, 'Wer ausgeschlafen ist, lernt besser.'],
        [2, 'Eltern müssen pünktlich bei der Arbeit sein, und später fährt kein Bus.'],
      ],
    },
    {
      description: 'In der Schulmensa soll es jeden Tag ein kostenloses warmes Essen geben.',
      plain: 'In der Schule bekommen mittags alle ein warmes Essen, ohne zu bezahlen.',
      background:
        'In manchen Ländern, zum Beispiel in Finnland, essen alle kostenlos in der Schule. Bezahlt wird das vom Staat oder von der Schule.',
      talk: 'Niemand soll erzählen müssen, was sich die Familie leisten kann. Frage: kostenlos für alle oder nur für die, die es brauchen?',
      answers: [
        [0, 'Mit leerem Magen kann niemand dem Unterricht folgen.'],
        [1, 'Das entscheidet am besten jede Schule selbst.'],
      ],
    },
    {
      description: 'Der Platz vor der Schule soll autofrei werden.',
      plain: 'Auf dem Platz vor der Schule dürfen keine Autos mehr fahren oder parken.',
      answers: [
        [2, 'Zuerst braucht es eine sichere Stelle, an der Kinder aussteigen können.'],
        [0, 'Ein Platz ist zum Treffen da, nicht zum Parken.'],
      ],
    },
  ],
};

const EXAMPLES: Record<LanguageCode, ExampleText> = { NL_BE, EN, FR, DE };

function exampleSet({ name, description, options, parties, statements }: ExampleText): ExportableQuestionSet {
  const colors = opinionColors(options.length);
  return {
    name,
    description,
    opinionOptions: options.map((opinion, index) => {
      const color = colors[index];
      invariant(color, 'there is a colour for each option');
      return { opinion, color, order: index + 1 };
    }),
    statements: statements.map((statement) => ({
      _id: statement.description,
      description: statement.description,
      ...wordsOf(statement),
    })),
    parties: parties.map((party) => ({ _id: party.name, ...party })),
    partyOpinions: statements.flatMap((statement) =>
      statement.answers.map(([option, comment], index) => {
        const party = parties[index];
        invariant(party, 'there is an answer for each party');
        return { statementId: statement.description, partyId: party.name, opinion: options[option], comment };
      }),
    ),
  };
}

/** The example question set in that language, as a file of that kind. */
export function exampleFile(kind: 'json' | 'csv', language: LanguageCode): string {
  const set = exampleSet(EXAMPLES[language]);
  return kind === 'json' ? exportJson(set) : exportCsv(set);
}
