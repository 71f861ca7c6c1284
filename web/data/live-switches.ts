import { LIVE_SWITCHES, type LiveSwitch, switchBody } from '#shared/domain/live-switches.ts';
import { request } from '#web/client/api.ts';

/** Sets a switch of a game. */
export async function flipSwitch(code: string, name: LiveSwitch, isOn: boolean, signal: AbortSignal): Promise<void> {
  const call = `POST voting/session/:code/${LIVE_SWITCHES[name].path}` as const;
  await request(call, { params: { code }, body: switchBody(name, isOn), signal });
}
