// A small stored set for tests: two statements, two parties, of which the second has no opinion on the second statement.
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { NO_WORDS } from '#shared/domain/statement-words.ts';

export function storedSet(): QuestionSet {
  const opinionOptions = [
    { _id: 'yes', opinion: 'Eens', color: '#2f6fde', order: 1 },
    { _id: 'no', opinion: 'Oneens', color: '#e4632d', order: 2 },
  ];
  const party = (_id: string, name: string) => ({
    _id,
    name,
    description: '',
    color: '#1864b0',
    video: '',
    image: null,
  });
  return {
    _id: 'set',
    name: 'Proef',
    description: '',
    published: false,
    offered: true,
    version: 3,
    opinionOptions,
    statements: [
      { _id: 's1', description: 'De eerste.', ...NO_WORDS, drawing: null, opinionOptions },
      { _id: 's2', description: 'De tweede.', ...NO_WORDS, drawing: null, opinionOptions },
    ],
    parties: [party('p1', 'Anker'), party('p2', 'De Brug')],
    partyOpinions: [
      { statementId: 's1', partyId: 'p1', opinion: 'Eens', comment: '' },
      { statementId: 's1', partyId: 'p2', opinion: 'Oneens', comment: 'Omdat.' },
      { statementId: 's2', partyId: 'p1', opinion: 'Eens', comment: '' },
    ],
  };
}
