import { z } from 'zod';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { optionalText as argumentRule, isBlank } from '#shared/rules/fields.ts';
import { endpoint } from './endpoint.ts';
import { byCode, bySession, byStatement, field, id, knownId, orNull } from './fields.ts';
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
  comment: orNull(field(argumentRule(ARGUMENT_MAX)).transform((text) => (isBlank(text) ? '' : text))),
  partyId: orNull(knownId),
  /** The round that the answer is for; absent: the present one. */
  round: orNull(z.int('NOT_A_NUMBER')),
  /** Of an own statement: which text was answered; absent: the present one. */
  version: orNull(z.int('NOT_A_NUMBER')),
});

export const playEndpoints = {
  read: endpoint({
    method: 'GET',
    path: 'voting/session/:code',
    access: 'studentOrOwner',
    limits: ['unknownCodePerAddress', 'joinPerAddress'],
    summary: 'A voting session; a student’s first read joins it',
    params: byCode,
    /** For the owner: `none` leaves the answers out. Pages of an earlier version send `needed`. */
    query: z.object({ answers: z.enum(['none', 'needed']).optional() }),
    reply: votingSession,
  }),
  answer: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId/opinion',
    access: 'student',
    limits: ['unknownCodePerAddress', 'answerPerClient', 'joinPerAddress'],
    summary: 'Gives or changes an answer',
    params: byStatement,
    body: opinionForm,
    status: 201,
    reply: ownOpinion,
  }),
  anotherParty: endpoint({
    method: 'POST',
    path: 'voting/session/:code/another-party',
    access: 'student',
    limits: ['unknownCodePerAddress'],
    summary: 'Deals another party, once and before the first answer',
    params: byCode,
    reply: z.object({ dealtParty: id }),
  }),
  parties: endpoint({
    method: 'GET',
    path: 'voting/session/:code/parties',
    access: 'studentOrOwner',
    limits: ['unknownCodePerAddress'],
    summary: 'The voting session’s parties, by name',
    params: byCode,
    reply: z.array(party),
  }),
  partyOpinions: endpoint({
    method: 'GET',
    path: 'voting/session/:code/statement/:statementId/party-opinions',
    access: 'studentOrOwner',
    limits: ['unknownCodePerAddress'],
    summary: 'What the parties think of a statement',
    params: byStatement,
    reply: z.array(partyOpinion),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: 'result/session/:sessionId/mine',
    access: 'student',
    limits: 'none',
    summary: 'Deletes one’s own answers, arguments and participation, also of an archived voting session',
    params: bySession,
    reply: null,
  }),
};
