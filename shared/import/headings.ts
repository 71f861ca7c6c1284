import { asSeen, trimmed } from '#shared/domain/text.ts';
import type { ColumnRole } from './columns.ts';
import { partyColumnIn } from './csv.ts';

/**
 * In four languages, without accents. Of two words in a heading that of the first row counts: “order of the answer”.
 */
const WORDS: readonly (readonly [ColumnRole, readonly string[]])[] = [
  ['order', ['order', 'volgorde', 'ordre', 'reihenfolge']],
  [
    'comment',
    [
      ...['comment', 'comments', 'explanation', 'justification', 'reason', 'reasons', 'argument'],
      ...['toelichting', 'uitleg', 'motivatie', 'motivering', 'reden', 'verantwoording', 'opmerking'],
      ...['commentaire', 'commentaires', 'explication', 'raison'],
      ...['begrundung', 'kommentar', 'erlauterung', 'erklarung'],
    ],
  ],
  [
    'opinion',
    [
      ...['opinion', 'position', 'answer', 'response', 'stance', 'choice'],
      ...['standpunt', 'antwoord', 'mening', 'positie', 'keuze'],
      ...['reponse', 'avis', 'choix'],
      ...['antwort', 'meinung', 'standpunkt', 'haltung'],
    ],
  ],
  [
    'party',
    [
      ...['party', 'candidate', 'list', 'partij', 'fractie', 'kandidaat', 'lijst'],
      ...['parti', 'candidat', 'liste', 'partei', 'fraktion', 'kandidat'],
    ],
  ],
  [
    'statement',
    [
      ...['statement', 'question', 'thesis', 'proposition', 'stelling', 'vraag', 'these'],
      ...['affirmation', 'enonce', 'aussage', 'frage'],
    ],
  ],
  ['background', ['background', 'achtergrond', 'contexte', 'hintergrund']],
  ['plain', ['plain', 'gewone', 'simples', 'einfache']],
  ['talk', ['talk', 'gesprek', 'discussion', 'gesprach']],
];

const plainWord = (word: string): string => asSeen(word).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const rowOf = (word: string): number => WORDS.findIndex(([, words]) => words.includes(plainWord(word)));

const FIRST_WORD = /^[\p{L}\p{M}]+/u;
const LAST_WORD = /[\p{L}\p{M}]+(?=[\s)\]]*$)/u;
/** What stands between the name of a party and the word beside it. */
const SEPARATORS = /^[\s_\-–—:·|/([]+|[\s_\-–—:·|/([]+$/g;
const OF = /^(?:van|von|of|by|bij|für|pour|for|du|der)\s+/;

const nameIn = (rest: string): string => rest.replace(SEPARATORS, '').replace(OF, '').trim();

/**
 * Returns what a heading says its column holds, and the rest of it, which may be the name of a party; null if it says
 * nothing.
 */
export const readHeading = (heading: string): { role: ColumnRole; rest: string } | null => {
  const title = trimmed(heading);
  const own = partyColumnIn(title);
  if (own !== null) return { role: own.kind, rest: own.name };
  const [first, last] = [FIRST_WORD.exec(title), LAST_WORD.exec(title)];
  const [found] = [
    ...(first === null ? [] : [{ row: rowOf(first[0]), rest: title.slice(first[0].length) }]),
    ...(last === null ? [] : [{ row: rowOf(last[0]), rest: title.slice(0, last.index) }]),
  ]
    .filter(({ row }) => row !== -1)
    .sort((a, b) => a.row - b.row);
  const role = found && WORDS[found.row]?.[0];
  return found === undefined || role === undefined ? null : { role, rest: nameIn(found.rest) };
};
