import { describe, expect, it } from 'vitest';
import { startGame } from '#server/testing/factories.ts';
import { openGameApp, openTestApp } from '#server/testing/open-app.ts';
import { required } from '#testing/required.ts';
import { Metrics } from './metrics.ts';

const TOKEN = 'a token that only Prometheus has';

describe('/metrics', async () => {
  const { app, teacher, set, first } = await openGameApp('SQLite', { METRICS_TOKEN: TOKEN });
  const ask = (authorization?: string) =>
    app.app.http.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

  it('needs the token', async () => {
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer x', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await ask(wrong)).statusCode).toBe(401);
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  });

  it('is not there without one', async () => {
    const other = await openTestApp();
    expect((await other.app.http.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  it('shows requests by pattern, answers, batches, sockets and the event loop; never a code or an id', async () => {
    const game = await startGame(app, teacher, set);
    const student = app.student();
    await student.post(`${game.path}/statement/${first}/opinion`, { opinion: 'Akkoord' });
    const { body, headers } = await ask(`Bearer ${TOKEN}`);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const labels = 'method="POST",route="/api/voting/session/:code/statement/:statementId/opinion",status="201"';
    expect(body).toContain(`halfrond_request_seconds_count{${labels}} 1\n`);
    expect(body).toContain(`halfrond_request_seconds_bucket{le="+Inf",${labels}} 1\n`);
    expect(body).toMatch(/^halfrond_commit_batches_total [1-9]/m);
    expect(body).toMatch(/^halfrond_commit_items_total [1-9]/m);
    expect(body).toMatch(/^halfrond_answers_total 1$/m);
    expect(body).toMatch(/^halfrond_sockets 0$/m);
    expect(body).toMatch(/^halfrond_event_loop_lag_seconds \d/m);
    expect(body).not.toContain(game.code);
    expect(body).not.toContain(first);
    expect(body).not.toContain(required(student.clientId));
    for (const each of body.split('\n').filter((line) => line !== ''))
      expect(each).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]+\})? [\d.e+-]+)$/);
  });
});

it('counts a time in every bucket that it fits', async () => {
  const metrics = new Metrics();
  for (const seconds of [0.001, 0.1, 10]) metrics.observe('GET', '/x', 200, seconds);
  const text = await metrics.text();
  const bucket = (le: string) => new RegExp(`le="${le.replace('+', '\\+')}".*} (\\d+)`).exec(text)?.[1];
  expect(['0.005', '0.15', '5', '+Inf'].map(bucket)).toEqual(['1', '2', '2', '3']);
});
