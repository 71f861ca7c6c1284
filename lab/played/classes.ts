// Three classes of one school, and what they vote.

export const STATEMENT = 'Reizigers moeten op elk vliegticket een klimaattaks van 50 euro betalen.';
export const PARTIES = ['Weefsel', 'Zaailing', 'Dorpsplein', 'Het Zeil', 'Vaste Grond', 'Evenwicht'] as const;
export const COLORS = ['#6b2aa8', '#0f94a0', '#b3174f', '#d97706', '#1b63b5', '#4b5768'] as const;
export const OPINIONS = ['Akkoord', 'Niet akkoord'] as const;
export const BLANK = 'Blanco';
export const STUDENTS = 24;

export interface Class {
  name: string;
  board: { width: number; height: number };
  /** How many vote for each party, and blank, in both ballots. */
  votes: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
}
export const CLASSES: readonly Class[] = [
  {
    name: '5A',
    board: { width: 1366, height: 768 },
    votes: [
      { Weefsel: 7, Zaailing: 5, Dorpsplein: 4, 'Het Zeil': 5, 'Vaste Grond': 3 },
      { Weefsel: 5, Zaailing: 9, Dorpsplein: 4, 'Het Zeil': 3, 'Vaste Grond': 2, [BLANK]: 1 },
    ],
  },
  {
    name: '5B',
    board: { width: 1920, height: 1080 },
    votes: [
      { Weefsel: 13, Zaailing: 4, Dorpsplein: 2, 'Het Zeil': 1, 'Vaste Grond': 1, Evenwicht: 1, [BLANK]: 2 },
      { Weefsel: 11, Zaailing: 5, Dorpsplein: 4, 'Het Zeil': 1, Evenwicht: 2, [BLANK]: 1 },
    ],
  },
  {
    name: '6A',
    board: { width: 1024, height: 768 },
    votes: [
      { Zaailing: 8, Dorpsplein: 8, 'Het Zeil': 6, [BLANK]: 2 },
      { Zaailing: 6, Dorpsplein: 10, 'Het Zeil': 6, 'Vaste Grond': 1, [BLANK]: 1 },
    ],
  },
];
