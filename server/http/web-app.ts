import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';
import { codeIn } from '#shared/domain/session-code.ts';
import { acceptedEncoding, DrawnPages } from './drawn-pages.ts';
import { type FindOpenedGame, isGameAddress } from './game-lookup.ts';
import { isPageAddress } from './http-server.ts';
import { localizePage } from './localize-page.ts';
import { RENDERER_FOLDER } from './page-drawing.ts';
import { PageFiles, REFRESH_MS } from './page-files.ts';
import { withSettings } from './page-html.ts';
import { headersOfAddress, pagePolicy } from './security-headers.ts';
import { networkUrls } from './start-notice.ts';

/** The manifest, which browsers read when somebody installs the app on a home screen. */
const MANIFEST = 'manifest.webmanifest';

const inLanguage = (manifest: string, language: LanguageCode): string =>
  manifest.replace(/"lang": "[^"]*"/, `"lang": "${LANGUAGE_TAGS[language]}"`);

/** The settings of every page, known before its first request (see web/shell/settings.ts). */
function settingsText(config: Config, networkUrl: string | null): string {
  const settings = {
    productName: PRODUCT_NAME,
    languages: config.languages,
    privacyUrl: config.privacyUrl,
    accessibilityContact: config.accessibilityContact,
    minPasswordLength: config.minPasswordLength,
    resultsMinCount: config.resultsMinCount,
    strictAnonymity: config.strictAnonymity,
    visitors: config.visitors,
    registration: config.login.passwords && !config.login.onlyInvited,
    networkUrl,
    publicUrl: config.publicUrl,
  };
  return JSON.stringify(settings);
}

/** The address at which phones on the same network reach this server; null if it listens to this machine only. */
function networkUrl(app: FastifyInstance, { host }: Config): string | null {
  const listening = app.server.address();
  return typeof listening === 'object' && listening !== null ? (networkUrls(host, listening.port)[0] ?? null) : null;
}

/** Keeps this build's files for pages that outlive it, and returns those of other builds. */
async function keepPageFiles(app: FastifyInstance, dataDir: string, folder: string): Promise<PageFiles> {
  const pageFiles = new PageFiles(dataDir, folder);
  const refresh = () =>
    pageFiles.refresh(Date.now()).catch((error: unknown) => {
      app.log.warn(
        { err: error },
        'DATA_DIR does not take the files of pages: an update may break pages that are open',
      );
    });
  // Before anybody gets a page of this build: another process may be asked for its files.
  await refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return pageFiles;
}

/**
 * Serves the built web app in `folder` on every address that is not the API's: pre-compressed files, cached without
 * expiry, also of other builds in use since yesterday, and one page with the settings. Unknown API addresses are an
 * error.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string,
  publicUrl: () => string,
  findGame: FindOpenedGame,
): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const settings = () => settingsText(config, networkUrl(app, config));
  const language = config.languages[0] ?? 'NL_BE';
  const fill = (page: string): string => withSettings(localizePage(page, language, publicUrl()), settings());
  // Filled at the first request: the port is not known before.
  let index: string | undefined;
  const drawn = new DrawnPages(app, folder, { language: LANGUAGE_TAGS[language], fill, settings }, findGame);
  const prepare = () => void drawn.prepare().catch((error) => app.log.error(error));
  // Pages contain the port.
  if (app.server.listening) prepare();
  else app.server.once('listening', prepare);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Not a route for each file: hundreds of them take 15 MB.
    serve: false,
    preCompressed: true,
    // The tag says the same as a date, and no browser asks for a part of a file.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const inFolder = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const files = new Set(inFolder.filter((file) => !file.startsWith(RENDERER_FOLDER)));
  const pageFiles = await keepPageFiles(app, config.dataDir, folder);
  if (files.has(MANIFEST)) {
    const manifest = inLanguage(await readFile(join(folder, MANIFEST), 'utf8'), language);
    app.get(`/${MANIFEST}`, (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json').send(manifest),
    );
  }
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*'];
    if (files.has(file)) return reply.sendFile(file);
    const build = await pageFiles.find(file);
    return build === null ? reply.callNotFound() : reply.sendFile(file, build);
  });
  // The form of home without script. What is in there is a code, or becomes one that no game has.
  app.get<{ Querystring: Record<string, unknown> }>('/', (request, reply) => {
    const { code } = request.query;
    const typed = typeof code === 'string' ? codeIn(code) : '';
    return typed === '' ? reply.callNotFound() : reply.redirect(`/votingsession/${typed}`, 303);
  });
  const privacyUrl = config.privacyUrl;
  if (privacyUrl !== null) app.get('/privacy', (_, reply) => reply.redirect(privacyUrl, 302));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || !isPageAddress(request.url)) throw new AppError('NOT_FOUND');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').headers(headersOfAddress(request.url));
    // The page shows data of a class: keep it out of shared caches and search engines.
    if (isGameAddress(request.url))
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    const page = await drawn.find(request);
    if (page === null) {
      index ??= fill(built);
      return reply.send(index);
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('content-security-policy', pagePolicy(config, page.scriptHash))
      .send(await page.as(encoding));
  });
}
