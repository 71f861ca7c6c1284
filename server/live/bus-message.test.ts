// What servers of this release and of the ones beside it in a rolling update understand of each other.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BusMessage, readBusMessage, writeBusMessage } from './bus-message.ts';

const CODE = 'ABC234';
const statementId = randomUUID();
const read = (message: unknown) =>
  readBusMessage(JSON.stringify({ from: 'there', sessionCode: CODE, message }))?.message;
const written = (message: BusMessage): unknown => JSON.parse(writeBusMessage('here', CODE, message)).message;

const ALIKE: [earlier: object, now: BusMessage][] = [
  [
    { kind: 'update', update: { type: 'next-question', statementId } },
    { to: 'everybody', update: { type: 'next-question', statementId } },
  ],
  [
    { kind: 'locked', locked: true },
    { to: 'owner', update: { type: 'locked', locked: true } },
  ],
  [
    { kind: 'hold', hold: false },
    { to: 'owner', update: { type: 'hold', hold: false } },
  ],
  [
    { kind: 'shown', statementId },
    { to: 'owner', update: { type: 'shown', statementId } },
  ],
  [
    { kind: 'hands', statementId },
    { to: 'owner', update: { type: 'hands', statementId } },
  ],
  [
    { kind: 'comments', comments: [{ _id: statementId, commentState: 'shown' }] },
    { to: 'owner', update: { type: 'comments', comments: [{ _id: statementId, commentState: 'shown' }] } },
  ],
];

describe('a message to another server', () => {
  it.each(ALIKE)('is written so that the release before this one reads it: %j', (earlier, now) => {
    expect(written(now)).toEqual(earlier);
  });

  it.each(ALIKE)('is read in the form of that release and of the next one: %j', (earlier, now) => {
    expect([read(earlier), read(now)]).toEqual([now, now]);
  });

  it.each<BusMessage>([
    { kind: 'projectors' },
    { kind: 'writing', server: 'there', count: 3 },
    { kind: 'figures', opinions: [], joined: true, answeredStatement: statementId },
  ])('is read as it was written: %j', (message) => {
    expect(readBusMessage(writeBusMessage('here', CODE, message))).toEqual({
      from: 'here',
      sessionCode: CODE,
      message,
    });
  });

  it.each([
    { kind: 'of-tomorrow' },
    { kind: 'update', update: { type: 'of-tomorrow' } },
    { kind: 'locked', locked: 'yes' },
    { to: 'owner', update: { type: 'of-tomorrow', more: 1 } },
    { to: 'nobody', update: { type: 'results' } },
    null,
  ])('names its session also where its content is unknown: %j', (message) => {
    expect(readBusMessage(JSON.stringify({ from: 'there', sessionCode: CODE, message }))).toEqual({
      from: 'there',
      sessionCode: CODE,
      message: null,
    });
  });

  it('is none without sender and session', () => {
    expect(readBusMessage('{"message":{"kind":"projectors"}}')).toBeUndefined();
  });
});
