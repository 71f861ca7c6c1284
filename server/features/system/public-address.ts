/** Milliseconds that a reply may take. */
const PATIENCE_MS = 5_000;

/** Whether a WebSocket to the live server of that site opens and is greeted as Socket.IO greets. */
function isGreeted(site: string): Promise<boolean> {
  const url = new URL('/socket.io/?EIO=4&transport=websocket', site);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  return new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    const end = (greeted: boolean): void => {
      clearTimeout(late);
      resolve(greeted);
    };
    socket.addEventListener('message', ({ data }) => end(String(data).startsWith('0')));
    socket.addEventListener('error', () => end(false));
  }).finally(() => socket.close());
}

/** The problem of a site as its visitors reach it; null if it answers and its WebSocket opens. */
export async function findAddressFault(site: string): Promise<string | null> {
  try {
    const reply = await fetch(new URL('/healthz', site), {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    const { status } = (await reply.json().catch(() => ({}))) as { status?: string };
    if (!reply.ok || status !== 'ok') return `answers ${reply.status}, which is not this server when it works`;
  } catch {
    return 'does not answer from this machine: the server is not running, or name, certificate or proxy are wrong';
  }
  return (await isGreeted(site))
    ? null
    : 'lets no WebSocket through: forward Upgrade and Connection (docs/operations.md, Reverse proxy)';
}
