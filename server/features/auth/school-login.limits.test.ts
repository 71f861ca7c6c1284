// A school has one address: what one person there does must not keep the others out.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atEnd } from '#server/testing/at-end.ts';
import { moveClock } from '#server/testing/move-clock.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { enterBySchool, exchange, schoolIdentity } from '#server/testing/school-identity.ts';
import { required } from '#testing/required.ts';
import { followProvider, someone, startSchoolProvider } from '#testing/school-provider.ts';

const PER_MINUTE = 60;
const BEGUN_PER_MINUTE = 600;

describe('the limit of a school’s address', async () => {
  const school = await startSchoolProvider();
  atEnd(() => school.stop());
  school.allow('http://localhost:3000');
  const settings = { ...school.settings, PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'on' };
  const open = () => openTestApp('SQLite', settings);

  it('counts no login, and no start', async () => {
    const app = await open();
    for (let at = 0; at <= PER_MINUTE; at++) await enterBySchool(app, schoolIdentity());
    const starts = [];
    for (let at = 0; at <= PER_MINUTE; at++)
      starts.push(await app.nobody().get(`auth/provider/oidc/start?client=${randomUUID()}`));
    const issuer = required(school.settings.OIDC_ISSUER);
    expect(starts.filter(({ headers }) => String(headers.location).startsWith(issuer))).toHaveLength(PER_MINUTE + 1);
  });

  it('counts what failed at both ends together, and says it to the page in its address', async () => {
    const app = await open();
    const invented = () => app.student().post('auth/provider/exchange', { handoff: 'x'.repeat(40) });
    const back = async () => (await app.nobody().get('auth/provider/oidc/callback?code=x&state=x')).headers.location;
    for (let at = 0; at < PER_MINUTE / 2; at++) {
      expect((await invented()).status).toBe(401);
      expect(await back()).toBe('/login#failed=EXPIRED');
    }
    expect(await back()).toBe('/login#failed=UNAVAILABLE');
    expect((await invented()).status).toBe(429);
    // Who has come back already is let in.
    expect((await exchange(app, schoolIdentity())).status).toBe(200);
  });

  it('lets back in who began here, whatever others at the address invent', async () => {
    const app = await open();
    const locationOf = async (path: string) => String((await app.nobody().get(path)).headers.location);
    const start = () => locationOf(`auth/provider/oidc/start?client=${randomUUID()}`);
    const back = (query: string) => locationOf(`auth/provider/oidc/callback?${query}`);
    const comeBack = async () => {
      school.person = someone();
      const callback = new URL(await followProvider(await start(), required(school.settings.OIDC_ISSUER)));
      return back(callback.search.slice(1));
    };
    const sayNo = async () => {
      const state = required(new URL(await start()).searchParams.get('state'));
      return back(String(new URLSearchParams({ error: 'access_denied', state })));
    };
    moveClock(0);
    for (let at = 1; at < PER_MINUTE; at++) await back('code=x&state=x');
    expect(await sayNo(), 'counts as well').toBe('/login#failed=CANCELLED');
    expect(await back('code=x&state=x')).toBe('/login#failed=UNAVAILABLE');
    expect(await sayNo()).toBe('/login#failed=UNAVAILABLE');
    expect(await comeBack()).toMatch(/^\/login#handoff=./);
    const used = new URLSearchParams({
      error: 'access_denied',
      state: required(new URL(await start()).searchParams.get('state')),
    });
    for (let at = 0; at < BEGUN_PER_MINUTE; at++) await back(String(used));
    expect(await comeBack(), 'who repeats a login that is over keeps out nobody').toMatch(/^\/login#handoff=./);
    // But the provider is not asked without end.
    for (let at = 3; at < BEGUN_PER_MINUTE; at++) await sayNo();
    expect(await comeBack()).toBe('/login#failed=UNAVAILABLE');
    moveClock(61_000);
    expect(await comeBack()).toMatch(/^\/login#handoff=./);
  });
});
