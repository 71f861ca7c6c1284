import type { StatisticsFigures } from '#shared/contract/statistics.ts';
import type { LANGUAGE_TAGS, LanguageCode } from '#shared/domain/languages.ts';

type Row = StatisticsFigures['rows'][number];
type Tag = (typeof LANGUAGE_TAGS)[LanguageCode];

/** The words of the two files. A skip is in brackets, so that it is not taken for an answer option. */
export interface FileWords {
  figures: readonly [string, string, string, string, string, string, string];
  extended: readonly [string, string, string, string, string, string];
  skipped: string;
  types: Record<Row['type'], string>;
  tempos: Record<Row['tempo'], string>;
  audiences: Record<NonNullable<Row['audience']>, string>;
}

/** For programs that read the files. */
export const PLAIN_WORDS: FileWords = {
  figures: ['month', 'type', 'tempo', 'audience', 'sessions', 'participants', 'answers'],
  extended: ['session', 'month', 'type', 'statement', 'opinion', 'count'],
  skipped: '(skipped)',
  types: { debate: 'debate', party: 'party' },
  tempos: { teacher: 'teacher', student: 'student' },
  audiences: { secondary: 'secondary', higher: 'higher', other: 'other' },
};

/** For people who open them: what the page of the statistics says. */
export const WORDS: Record<Tag, FileWords> = {
  'nl-BE': {
    figures: ['maand', 'soort spel', 'tempo', 'doelgroep', 'spellen', 'deelnemers', 'antwoorden'],
    extended: ['spel', 'maand', 'soort spel', 'stelling', 'antwoord', 'aantal'],
    skipped: '(overgeslagen)',
    types: { debate: 'debat', party: 'partijspel' },
    tempos: { teacher: 'leerkracht bepaalt', student: 'eigen tempo' },
    audiences: { secondary: 'secundair onderwijs', higher: 'hoger onderwijs', other: 'andere' },
  },
  en: {
    figures: ['month', 'type of game', 'pace', 'audience', 'games', 'participants', 'answers'],
    extended: ['game', 'month', 'type of game', 'statement', 'answer', 'count'],
    skipped: '(skipped)',
    types: { debate: 'debate', party: 'party game' },
    tempos: { teacher: 'teacher sets the pace', student: 'own pace' },
    audiences: { secondary: 'secondary education', higher: 'higher education', other: 'other' },
  },
  fr: {
    figures: ['mois', 'type de jeu', 'rythme', 'public', 'jeux', 'participants', 'réponses'],
    extended: ['jeu', 'mois', 'type de jeu', 'affirmation', 'réponse', 'nombre'],
    skipped: '(passée)',
    types: { debate: 'débat', party: 'jeu des partis' },
    tempos: { teacher: 'rythme de la classe', student: 'à son rythme' },
    audiences: { secondary: 'enseignement secondaire', higher: 'enseignement supérieur', other: 'autre' },
  },
  de: {
    figures: ['Monat', 'Art des Spiels', 'Tempo', 'Zielgruppe', 'Spiele', 'Teilnehmende', 'Antworten'],
    extended: ['Spiel', 'Monat', 'Art des Spiels', 'These', 'Antwort', 'Anzahl'],
    skipped: '(übersprungen)',
    types: { debate: 'Debatte', party: 'Parteienspiel' },
    tempos: { teacher: 'Lehrkraft bestimmt', student: 'eigenes Tempo' },
    audiences: { secondary: 'Sekundarschule', higher: 'Hochschule', other: 'andere' },
  },
};
