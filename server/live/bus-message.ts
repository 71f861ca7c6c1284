import { z } from 'zod';
import { id } from '#shared/contract/fields.ts';
import { boardUpdate, ownUpdate, toldUpdates, votingSessionUpdate } from '#shared/contract/live-events.ts';

/** To the owner; numbers are counted by each server that sends them. */
const ownerMessage = z.discriminatedUnion('type', [
  ...toldUpdates,
  ...ownUpdate.options,
  z.object({ type: z.literal('participants') }),
  z.object({ type: z.literal('answered'), statementId: id }),
  z.object({ type: z.literal('voted') }),
]);
export type OwnerMessage = z.output<typeof ownerMessage>;

const message = z.discriminatedUnion('to', [
  z.object({ to: z.literal('everybody'), update: votingSessionUpdate }),
  z.object({ to: z.literal('owner'), update: ownerMessage }),
  z.object({ to: z.literal('projectors'), update: boardUpdate }),
]);
/** A message of one server process to the others about a voting session. */
export type BusMessage = z.output<typeof message>;

const envelope = z.object({ from: z.string(), sessionCode: z.string(), message: z.unknown() });

export const writeBusMessage = (from: string, sessionCode: string, sent: BusMessage): string =>
  JSON.stringify({ from, sessionCode, message: sent });

/** Returns another process's message, null inside if this build does not know it; undefined for no message at all. */
export function readBusMessage(
  text: string,
): { from: string; sessionCode: string; message: BusMessage | null } | undefined {
  const read = envelope.safeParse(JSON.parse(text));
  return read.data && { ...read.data, message: message.safeParse(read.data.message).data ?? null };
}
