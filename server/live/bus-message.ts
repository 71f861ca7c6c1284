import { z } from 'zod';
import { hiddenArgument } from '#shared/contract/argument.ts';
import { teacherUpdate, votingSessionUpdate } from '#shared/contract/live-events.ts';
import { liveState } from '#shared/contract/live-state.ts';
import { ownerOpinion } from '#shared/contract/voting-session.ts';

/** An update for everybody in a voting session or for its owner; or what happened on one server, which each one turns into events of its own. */
const message = z.union([
  z.discriminatedUnion('to', [
    z.object({ to: z.literal('everybody'), update: votingSessionUpdate }),
    z.object({ to: z.literal('owner'), update: teacherUpdate }),
  ]),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('view'), live: liveState }),
    z.object({ kind: z.literal('device'), device: z.string(), isReply: z.boolean() }),
    z.object({ kind: z.literal('projectors') }),
    z.object({ kind: z.literal('unstored') }),
    z.object({ kind: z.literal('writing'), server: z.string(), count: z.int().nonnegative() }),
    z.object({ kind: z.literal('hidden'), argument: hiddenArgument }),
    z.object({
      kind: z.literal('figures'),
      opinions: z.array(ownerOpinion),
      joined: z.boolean(),
      /** The last statement that was answered where the owner is told only how many did. Absent from servers of an earlier version. */
      answeredStatement: z.string().nullish(),
    }),
  ]),
]);
export type BusMessage = z.output<typeof message>;
export type OneServersMessage = Extract<BusMessage, { kind: string }>;

const envelope = z.object({ from: z.string(), sessionCode: z.string(), message: z.unknown() });

/**
 * The updates that servers of the release before this one read, with their `kind` in place of `to`. They are still written so, because an
 * update of the installation runs both; the next release writes `to`, and no more reads this.
 */
const EARLIER_TO_OWNER: readonly string[] = ['locked', 'hold', 'shown', 'hands', 'comments'];
const earlier = z.looseObject({ kind: z.string() });

function toEarlier(sent: BusMessage): object {
  if ('kind' in sent) return sent;
  if (sent.to === 'everybody') return { kind: 'update', update: sent.update };
  const { type, ...rest } = sent.update;
  return EARLIER_TO_OWNER.includes(type) ? { kind: type, ...rest } : sent;
}

function fromEarlier(received: unknown): unknown {
  const read = earlier.safeParse(received);
  if (!read.success) return received;
  const { kind, ...rest } = read.data;
  if (kind === 'update') return { to: 'everybody', ...rest };
  return EARLIER_TO_OWNER.includes(kind) ? { to: 'owner', update: { type: kind, ...rest } } : received;
}

/** The text in which a server process says something of a voting session to the others. */
export const writeBusMessage = (from: string, sessionCode: string, sent: BusMessage): string =>
  JSON.stringify({ from, sessionCode, message: toEarlier(sent) });

/** Returns what another process said, with null as message where this build does not know it; undefined for no message at all. */
export function readBusMessage(
  text: string,
): { from: string; sessionCode: string; message: BusMessage | null } | undefined {
  const read = envelope.safeParse(JSON.parse(text));
  return read.data && { ...read.data, message: message.safeParse(fromEarlier(read.data.message)).data ?? null };
}
