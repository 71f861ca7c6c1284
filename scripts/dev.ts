// `npm run dev`: the server, which restarts when one of its files changes, behind Vite, which updates the page in place.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'vite';
import { onParentEnd } from '#server/parent-end.ts';
import { top } from './run-command.ts';
import { freePort } from './services.ts';

const port = Number(process.env.PORT ?? 3000);
const address = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const dataDir = resolve(top, process.env.DATA_DIR ?? 'data');
const serverPort = String(await freePort());

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join('server', 'main.ts')], {
  cwd: top,
  env: { ...process.env, PORT: serverPort, HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: dataDir },
  stdio: 'inherit',
});
/** The paths that the server answers; its addresses then begin with the host that the browser used. */
const target = { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false };
const proxy = { '/api': target, '/uploads': target, '/images': target, '/socket.io': { ...target, ws: true } };
const vite = await createServer({
  configFile: join(top, 'vite.config.ts'),
  server: { port, strictPort: true, proxy },
});
await vite.listen();

const end = (): void => void server.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
onParentEnd(end);
server.once('exit', (code) => {
  process.exitCode = code ?? 0;
  void vite.close();
});

/** Whether the server is ready, which prints an address of its own before. */
const isReady = async (): Promise<boolean> => {
  const reply = await fetch(`http://127.0.0.1:${serverPort}/readyz`).catch(() => null);
  return reply?.ok === true;
};
while (server.exitCode === null && server.signalCode === null && !(await isReady())) await delay(100);
console.log(`
Open ${address}: a page changes in place (one whose texts change reloads), the server restarts
  server   http://localhost:${serverPort}, for /api, /uploads and sockets; it has no pages
  mails    ${process.env.SMTP_URL ? 'go to SMTP_URL' : join(dataDir, 'outbox')}
  uploads  ${process.env.S3_BUCKET ? 'go to S3_BUCKET' : join(dataDir, 'uploads')}
`);
