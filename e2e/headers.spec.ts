// The headers of every kind of reply, and what they do in a browser.
import { expect, test } from '@playwright/test';
import { required } from '#testing/required.ts';
import { server, startWithServer } from './server.ts';

startWithServer({ PUBLIC_URL: 'https://game.example.org' });

const PAGES = [
  '/',
  '/faq',
  '/about',
  '/privacy',
  '/accessibility',
  '/login',
  '/register',
  '/votingsession/ABCDEF',
  '/teacher',
  '/admin/users',
  '/no/such/page',
];

/** The directives of a policy by name. */
const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').map((one) => [required(one.trim().split(' ')[0]), one.trim().split(' ').slice(1).join(' ')]),
  );

test('pages carry a strict policy', async ({ request }) => {
  for (const path of PAGES) {
    const reply = await request.get(server.baseURL + path);
    const headers = reply.headers();
    const policy = directivesOf(headers['content-security-policy'] ?? '');
    // A page that the server drew has one inline script.
    expect(policy.get('script-src'), path).toMatch(/^'self'( 'sha256-[\w+/]{43}=')?$/);
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('default-src')).toBe("'self'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['referrer-policy']).toMatch(/origin/);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}; includeSubDomains$/);
    for (const device of ['camera', 'microphone', 'geolocation'])
      expect(headers['permissions-policy']).toContain(`${device}=()`);
    expect(policy.get('connect-src')).toBe("'self' https://game.example.org");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  }
});

test('replies of the API and files have their security headers', async ({ request }) => {
  for (const path of ['/api/config/faq', '/api/nothing', '/api/openapi.json', '/healthz']) {
    const headers = (await request.get(server.baseURL + path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('the parts of a page carry only what says something about a part', async ({ request }) => {
  const html = await (await request.get(server.baseURL)).text();
  const parts = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(parts.length).toBeGreaterThan(2);
  for (const path of parts) {
    const reply = await request.get(server.baseURL + path, { headers: { 'accept-encoding': 'br' } });
    const headers = reply.headers();
    expect([path, reply.status(), headers['x-content-type-options']]).toEqual([path, 200, 'nosniff']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(JSON.stringify(reply.headersArray()).length, path).toBeLessThan(800);
  }
});

test('a browser runs no script of ours that is not a file of ours, and shows us in no frame', async ({ page }) => {
  await page.goto(`${server.baseURL}/faq`);
  const seenAll = await page.evaluate(
    (wanted) =>
      new Promise<true>((resolve) => {
        const missing = new Set(wanted);
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          missing.delete(effectiveDirective);
          if (missing.size === 0) resolve(true);
        });
        const script = document.createElement('script');
        script.textContent = 'window.inline = true';
        document.body.append(script);
        const image = document.createElement('img');
        image.setAttribute('onerror', 'window.handler = true');
        image.src = '/no-such-picture.png';
        document.body.append(image);
        const frame = document.createElement('iframe');
        frame.src = 'https://example.org/';
        document.body.append(frame);
        const base = document.createElement('base');
        base.href = 'https://example.org/';
        document.head.append(base);
      }),
    ['script-src-elem', 'script-src-attr', 'frame-src', 'base-uri'],
  );
  expect(seenAll).toBe(true);
  expect(await page.evaluate(() => ['inline', 'handler'].filter((name) => name in window))).toEqual([]);
  await page.setContent(`<iframe src="${server.baseURL}/login"></iframe>`);
  // The address of Chromium's error page, shown because the page forbids framing.
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

test('no page breaks its own policy', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) reports.push(message.text());
  });
  for (const path of PAGES) {
    await page.goto(server.baseURL + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(reports).toEqual([]);
});

test('no file that a page loads learns the secret in its address', async ({ page }) => {
  const secret = 'geheim-bewijs-van-een-mail';
  const referrersAt = async (path: string): Promise<string[]> => {
    const asked: Promise<string | null>[] = [];
    // The page before may still ask for something.
    await page.goto('about:blank');
    page.removeAllListeners('request').on('request', (request) => {
      if (!request.isNavigationRequest()) asked.push(request.headerValue('referer'));
    });
    await page.goto(server.baseURL + path, { waitUntil: 'networkidle' });
    const referrers = await Promise.all(asked);
    expect(referrers.length, path).toBeGreaterThan(5);
    return referrers.map((referrer) => referrer ?? '');
  };
  // Elsewhere the files learn it: this is where it would stand.
  expect((await referrersAt(`/faq?token=${secret}`)).join()).toContain(secret);
  for (const path of [`/reset-password?token=${secret}`, `/register/${secret}`, `/teacher/games/link/${secret}`])
    for (const referrer of await referrersAt(path)) expect(referrer, path).toBe('');
});
