// Bytes that are no HTTP and packets that are no Socket.IO: the server replies, closes or ignores, and runs on.
import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import fc from 'fast-check';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS, hostileText, hostileValue } from '#testing/hostile-values.ts';
import { expectCleanPrototypes } from './expect-harmless.ts';
import { startGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { openSocket } from './open-socket.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
let tried = 0;

describe('hostile bytes', async () => {
  const { app, teacher, set } = await openGameApp();
  const game = await startGame(app, teacher, set);
  const base = await app.listen();
  const thrown: unknown[] = [];
  const note = (error: unknown): void => {
    thrown.push(error);
  };

  beforeAll(() => {
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
  });
  afterAll(() => {
    console.log(`${tried} hostile bytes and packets, none answered with a 5xx`);
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
  });

  /** Sends raw bytes; returns the reply, up to the end of the connection or a pause of 150 ms. */
  const raw = (bytes: Uint8Array): Promise<string> =>
    new Promise((resolve) => {
      const socket = createConnection(Number(new URL(base).port), '127.0.0.1');
      tried += 1;
      let answer = '';
      const done = (): void => {
        socket.destroy();
        resolve(answer);
      };
      socket.setTimeout(150, done).on('error', done).on('close', done);
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.write(bytes);
    });

  const lives = async (): Promise<void> => {
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(thrown).toEqual([]);
    expectCleanPrototypes();
  };

  it('never answers a malformed request with a 5xx', { timeout: 120_000 }, async () => {
    const path = `/api/voting/session/${game.code}`;
    const lines = [
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/9.9\r\nhost: x\r\n\r\n',
      `GET ${path} HTTP/1.1\r\nhost: x\r\nclient-id: \xff\xfe\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\nhost: x\r\nclient-id: ${randomUUID()}\r\nclient-id: ${randomUUID()}\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `GET /api/parties/%zz HTTP/1.1\r\nhost: x\r\n\r\n`,
      'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET //example.org/%5c..%5c HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET http://example.org/ HTTP/1.1\r\nhost: x\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n',
      'CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ].map((text) => Buffer.from(text, 'latin1'));
    const answers = await Promise.all(lines.map(raw));
    for (const answer of answers) expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await raw(bytes)).not.toMatch(/^HTTP\/1\.1 5/);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
    await lives();
  });

  const handshake = `${'/socket.io/'}?EIO=4&transport=`;
  const open = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}${handshake}websocket`);
      socket.addEventListener('open', () => resolve(socket));
      socket.addEventListener('error', reject);
    });

  /** Closes a connection; by the reply to that the server has received everything that was sent before. */
  const closed = (socket: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      if (socket.readyState === WebSocket.CLOSED) resolve();
      socket.addEventListener('close', () => resolve());
      socket.close();
    });

  it('outlives packets that are none', { timeout: 120_000 }, async () => {
    const packets = [
      ...[
        '40',
        '40{}',
        '40{"clientId":1}',
        '40null',
        '40[]',
        '40"x"',
        '40{"__proto__":{"polluted":1}}',
        '41',
        '42',
        '42[]',
        '42{}',
        '42["subscribe"]',
      ],
      ...[
        '42["subscribe",{}]',
        '42["__proto__",1]',
        '42["connect"]',
        '42["disconnect"]',
        '42["disconnecting"]',
        '42["error"]',
        '430[]',
        '4399999999999[1]',
      ],
      ...[
        '44{}',
        '451-["x"]',
        '459999999-["subscribe",{"_placeholder":true,"num":0}]',
        '451-["subscribe",{"_placeholder":true,"num":9}]',
        '46[]',
        '49',
      ],
      ...[
        '0',
        '1',
        '2',
        '3',
        '5',
        '6',
        '9',
        '',
        '40/other,',
        '40/__proto__,',
        `42["subscribe","${'x'.repeat(30_000)}"]`,
        '42["subscribe",null,null,null]',
      ],
    ];
    const twice = packets.flatMap((packet) => [[packet], ['40{}', packet], ['40{}', '40{}', packet, packet]]);
    const sequences = [...twice, ...HOSTILE_TEXTS.map((text) => ['40{}', `42["subscribe",${JSON.stringify(text)}]`])];
    for (const sequence of sequences) {
      const socket = await open();
      tried += sequence.length;
      for (const packet of sequence) if (socket.readyState === WebSocket.OPEN) socket.send(packet);
      if (socket.readyState === WebSocket.OPEN) socket.send(new Uint8Array([4, 0, 255]));
      await closed(socket);
    }
    await lives();
  });

  it('ends the connection of a client that sends too much', async () => {
    const socket = await open();
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    socket.send('40{}');
    socket.send(`42["subscribe","${'x'.repeat(100_000)}"]`);
    await closed;
    await lives();
  });

  it('answers polling that is none with an error', async () => {
    const polling = `${base}${handshake}polling`;
    const bodies = ['', '40', 'x', '\u001e\u001e', 'bAAAA', '99:40', ...HOSTILE_TEXTS];
    for (const body of bodies) {
      tried += 1;
      const opened = await (await fetch(polling)).text();
      const sid = String(JSON.parse(opened.slice(1)).sid);
      const reply = await fetch(`${polling}&sid=${sid}`, { method: 'POST', body: body.toWellFormed() });
      expect(reply.status).toBeLessThan(500);
      await reply.text();
    }
    for (const query of ['&sid=__proto__', '&sid=', '&EIO=3', '&transport=x', '&EIO=__proto__'])
      expect((await fetch(polling + query)).status).toBeLessThan(500);
    await lives();
  });

  it('answers every subscription, whatever is in it', { timeout: 120_000 }, async () => {
    const connect = () => io(base, { auth: { clientId: randomUUID() }, transports: ['websocket'], forceNew: true });
    let socket = connect();
    let messages = 0;
    const acknowledgements = fc.array(fc.oneof(hostileValue, hostileText), { maxLength: 1 });
    await fc.assert(
      fc.asyncProperty(acknowledgements, async (given) => {
        const sent = given.filter((value) => JSON.stringify(value).length < 30_000);
        tried += 1;
        messages += 1;
        // Within the budget of a connection.
        if (messages % 30 === 0) {
          socket.close();
          socket = connect();
        }
        const reply = await socket.emitWithAck('subscribe', ...(sent.length === 0 ? [null] : sent));
        expect(reply).toEqual({ ok: false, code: 'INVALID_CODE' });
      }),
      { numRuns: RUNS },
    );
    for (const event of ['publish', `${game.code}-update`, 'join', '__proto__', 'error'])
      socket.emit(event, { type: 'results' });
    expect(await socket.emitWithAck('subscribe', game.code)).toEqual({ ok: true });
    socket.close();
    await lives();
  });

  it('opens as many games to one socket as a person could want, and no more', async () => {
    const socket = openSocket(base, { token: teacher.token });
    const replies: boolean[] = [];
    for (let count = 0; count < 25; count++) {
      const { code } = await startGame(app, teacher, set);
      replies.push((await socket.emitWithAck('subscribe', code)).ok);
    }
    expect(replies.at(0)).toBe(true);
    expect(replies.at(-1)).toBe(false);
  });
});
