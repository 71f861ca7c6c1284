import { z } from 'zod';
import { LIVE_SWITCHES, type LiveSwitch } from '#shared/domain/live-switches.ts';
import { endpoint } from './endpoint.ts';
import { byCode } from './fields.ts';
import { votingSession } from './voting-session.ts';

/** The call that sets a switch. Its body has one field, which is what the handler gets. */
function switchEndpoint<Name extends LiveSwitch, Reply extends z.ZodType>(name: Name, reply: Reply, summary: string) {
  const { path, key }: { path: (typeof LIVE_SWITCHES)[Name]['path']; key: (typeof LIVE_SWITCHES)[Name]['key'] } =
    LIVE_SWITCHES[name];
  return endpoint({
    method: 'POST',
    path: `voting/session/:code/${path}`,
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary,
    params: byCode,
    body: z.object({ [key]: z.boolean() } as Record<typeof key, z.ZodBoolean>),
    reply,
  });
}

export const switchEndpoints = {
  locked: switchEndpoint('locked', votingSession, 'Lets nobody else join, or lets them in again'),
  holdArguments: switchEndpoint(
    'holdArguments',
    z.object({ holdArguments: z.boolean() }),
    'Before the start: whether new arguments wait for their teacher',
  ),
  devicesAway: switchEndpoint(
    'devicesAway',
    z.object({ devicesAway: z.boolean() }),
    'Asks the class to put the devices away for a while, or calls them back',
  ),
  questionsOpen: switchEndpoint(
    'questionsOpen',
    votingSession,
    'Lets students ask questions and mark those of others, or not any more',
  ),
};
