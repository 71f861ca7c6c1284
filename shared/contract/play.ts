import { z } from 'zod';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { optionalText as argumentRule } from '#shared/rules/fields.ts';
import { GAME, STATEMENT, student, studentOrOwner } from './endpoint-group.ts';
import { classField, id, knownId, orNull } from './fields.ts';
import { party } from './party.ts';
import { ownOpinion, votingSession } from './voting-session.ts';

export const partyOpinion = z.object({
  partyId: id,
  opinion: z.string().nullable(),
  comment: z.string(),
  order: z.number().nullable(),
  color: z.string().nullable(),
});
export type PartyOpinion = z.output<typeof partyOpinion>;

const opinionForm = z.object({
  opinion: z.string().min(1, 'REQUIRED'),
  /** Null or absent in the second round: the last one stays if the opinion does. */
  comment: orNull(classField(argumentRule(ARGUMENT_MAX))),
  partyId: orNull(knownId),
  /** The round that the answer is for; if absent, the present one. */
  round: orNull(z.int('NOT_A_NUMBER')),
  /** For an own statement: the version of its text that was answered; if absent, the present one. */
  version: orNull(z.int('NOT_A_NUMBER')),
});

export const playEndpoints = {
  read: studentOrOwner.get(GAME, 'A voting session; a student’s first read joins it', {
    limits: ['joinPerAddress'],
    /** For the owner: `none` leaves the answers out. Pages of an earlier version send `needed`. */
    query: z.object({ answers: z.enum(['none', 'needed']).optional() }),
    reply: votingSession,
  }),
  answer: student.make(`${STATEMENT}/opinion`, 'Gives or changes an answer', {
    limits: ['answerPerClient', 'joinPerAddress'],
    body: opinionForm,
    reply: ownOpinion,
  }),
  anotherParty: student.post(`${GAME}/another-party`, 'Deals another party, once and before the first answer', {
    reply: z.object({ dealtParty: id }),
  }),
  parties: studentOrOwner.get(`${GAME}/parties`, 'The voting session’s parties, by name', { reply: z.array(party) }),
  partyOpinions: studentOrOwner.get(`${STATEMENT}/party-opinions`, 'What the parties think of a statement', {
    reply: z.array(partyOpinion),
  }),
  forget: student.remove(
    'result/session/:sessionId/mine',
    'Deletes one’s own answers, arguments and participation, also of an archived voting session',
  ),
};
