import type { Socket } from 'socket.io-client';
import type { LivePayload, OwnerUpdate, SubscribeReply, VotingSessionUpdate } from '#shared/contract/live-events.ts';
import { createListeners } from '#shared/domain/listeners.ts';
import {
  ownerEvent,
  PROTOCOL,
  participantsEvent,
  pollEvent,
  SOCKET_PATH,
  teacherUpdateEvent,
  updateEvent,
} from '#shared/domain/live-event-names.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { readClientId, readToken } from '#web/shell/identity.ts';
import { repeatableImport } from './repeatable-import.ts';

export interface LiveHandlers {
  onUpdate?: (update: VotingSessionUpdate) => void;
  /** A projector without a login gets one that says to read again. */
  onOwner?: (update: OwnerUpdate) => void;
  /** Connects as that projector, no matter who is logged in. */
  projectorToken?: string;
  /** After every (re)subscription, when the page becomes visible, and again and again while the server asks for it: read again. `isPoll`: the
   * latter, which a class spreads by itself. */
  onResync: (isPoll?: boolean) => void;
  onInvalidCode?: () => void;
}

/** connecting: not yet connected since it was asked for · offline: was or should have been connected. */
export type LiveStatus = 'idle' | 'connecting' | 'online' | 'offline';

/** Milliseconds; each wait is jittered by half so that a class does not come back in one instant. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8_000;

/** Milliseconds over which a class spreads its reconnections after a network failure. */
const SPREAD_MS = 1_000;

/** Milliseconds between two reads while the server does not get the updates of other servers. */
const POLL_MS = 3_000;

type Listener = Parameters<Socket['on']>[1];

interface Subscription {
  code: SessionCode;
  handlers: LiveHandlers;
  /** Of the next read while the server asks for it. */
  poll?: ReturnType<typeof setTimeout> | undefined;
  /** The listeners under the code, by event name. */
  events: readonly [string, Listener][];
}

const subscriptions = new Set<Subscription>();
const statusListeners = createListeners();
let status: LiveStatus = 'idle';
let opening: Promise<Socket> | null = null;
let socket: Socket | null = null;

function setStatus(next: LiveStatus): void {
  if (status === next) return;
  status = next;
  statusListeners.call();
}

/** The protocol of the oldest pages that the server lets continue. */
let oldest = 0;

function noteOldest(said: number): void {
  if (said === oldest) return;
  oldest = said;
  statusListeners.call();
}

/** Whether the page is connected, and what the server said of its age, for useSyncExternalStore. */
export const liveStatus = {
  read: (): LiveStatus => status,
  oldest: (): number => oldest,
  subscribe: statusListeners.add,
};

/** Milliseconds in which a connection has to open, or polling is tried before WebSockets: some networks never answer those. */
const OPEN_MS = 6_000;
/** Milliseconds without a heartbeat, which the server sends each 10 s. */
const QUIET_MS = 12_000;
/** Milliseconds that the server has to answer before the connection counts as dead. */
const CHECK_MS = 5_000;

/** After sleep or a change of networks a phone may have a dead connection, which the browser notices only after almost a minute. */
function check(connected: Socket, { code }: Subscription): void {
  connected.timeout(CHECK_MS).emit('subscribe', code, (late: Error | null) => {
    if (!late) {
      setStatus('online');
      hear(connected);
    } else if (connected.connected) connected.disconnect().connect();
  });
}

let quiet: ReturnType<typeof setTimeout> | undefined;

/** The server was heard. When it is not heard again the connection may be dead: then a class reads, and asks whether it is. */
function hear(connected: Socket): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    if (document.visibilityState === 'hidden' || !connected.connected) return;
    for (const subscription of subscriptions) {
      subscription.handlers.onResync(true);
      check(connected, subscription);
    }
  }, QUIET_MS);
}

function pollIn(subscription: Subscription, waitMs: number): void {
  subscription.poll = setTimeout(() => {
    if (document.visibilityState !== 'hidden') subscription.handlers.onResync(true);
    pollIn(subscription, POLL_MS);
  }, waitMs);
}

/** Reads again every few seconds, or no more; the pages of a class begin at different moments. */
function setPolling(subscription: Subscription, on: boolean): void {
  if (!on) {
    clearTimeout(subscription.poll);
    subscription.poll = undefined;
  } else if (subscription.poll === undefined) pollIn(subscription, Math.random() * POLL_MS);
}

function announce(connected: Socket, { code, handlers }: Subscription): void {
  connected.emit('subscribe', code, (reply: SubscribeReply) => {
    if (!reply.ok) return handlers.onInvalidCode?.();
    // A server of an earlier build says nothing.
    noteOldest(reply.oldest ?? 0);
    handlers.onResync();
  });
}

function wake(): void {
  if (document.visibilityState === 'hidden' || !socket || subscriptions.size === 0) return;
  // Disconnecting first ends the library's backoff, which may have grown to many seconds.
  if (!socket.connected) socket.disconnect().connect();
  else
    for (const subscription of subscriptions) {
      subscription.handlers.onResync();
      check(socket, subscription);
    }
}

const loadLibrary = repeatableImport(() => import('socket.io-client'));

async function open(): Promise<Socket> {
  const { io } = await loadLibrary();
  // The window of a try-out has no address, but an origin.
  const opened = io(globalThis.origin, {
    path: SOCKET_PATH,
    auth: (give) => {
      const [projectorToken] = [...subscriptions].flatMap(({ handlers }) => handlers.projectorToken ?? []);
      give(
        projectorToken
          ? { protocol: PROTOCOL, projectorToken }
          : { protocol: PROTOCOL, clientId: readClientId(), ...(readToken() !== null && { token: readToken() }) },
      );
    },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: OPEN_MS,
    reconnectionDelay: FIRST_RETRY_MS,
    reconnectionDelayMax: LAST_RETRY_MS,
    randomizationFactor: 0.5,
  });
  opened.on('connect', () => {
    setStatus('online');
    hear(opened);
    for (const subscription of subscriptions) announce(opened, subscription);
  });
  opened.io.on('ping', () => hear(opened));
  opened.on('connect_error', ({ message }) => {
    // `tryAllTransports` tries the next one after an error only.
    if (message === 'timeout') opened.io.opts.transports = ['polling', 'websocket'];
    setStatus('offline');
  });
  opened.on('disconnect', (reason) => {
    clearTimeout(quiet);
    // The next server decides whether to poll.
    for (const subscription of subscriptions) setPolling(subscription, false);
    setStatus(subscriptions.size > 0 ? 'offline' : 'idle');
    // After the server closed the socket, as when it shuts down, the library does not reconnect by itself.
    if (reason !== 'io server disconnect') return;
    setTimeout(() => subscriptions.size > 0 && opened.connect(), FIRST_RETRY_MS * (0.5 + Math.random()));
  });
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', () => setTimeout(wake, Math.random() * SPREAD_MS));
  window.addEventListener('offline', () => setStatus('offline'));
  socket = opened;
  return opened;
}

/** Fetches the library and connects; when the library cannot be loaded, retries with backoff while there are subscriptions. */
function connect(subscription: Subscription, waitMs = FIRST_RETRY_MS): void {
  if (!subscriptions.has(subscription)) return;
  opening ??= open();
  opening.then(
    (opened) => {
      if (!subscriptions.has(subscription)) return;
      for (const [name, listener] of subscription.events) opened.on(name, listener);
      if (opened.connected) announce(opened, subscription);
      else opened.connect();
    },
    () => {
      opening = null;
      if (subscriptions.has(subscription)) setStatus('offline');
      const next = Math.min(2 * waitMs, LAST_RETRY_MS);
      setTimeout(() => connect(subscription, next), waitMs * (0.5 + Math.random() / 2));
    },
  );
}

/** Follows a voting session; returns a function that unsubscribes. The last one to unsubscribe closes the connection. */
export function subscribe(code: SessionCode, handlers: LiveHandlers): () => void {
  const events: [string, Listener][] = [
    [updateEvent(code), (payload: VotingSessionUpdate) => handlers.onUpdate?.(payload)],
    [participantsEvent(code), (count: number) => handlers.onOwner?.({ type: 'participants', count })],
    [teacherUpdateEvent(code), (payload: OwnerUpdate) => handlers.onOwner?.(payload)],
    [ownerEvent(code), (payload: OwnerUpdate) => handlers.onOwner?.(payload)],
    [pollEvent(code), ({ on }: LivePayload<'poll'>) => setPolling(subscription, on)],
  ];
  const subscription: Subscription = { code, handlers, events };
  subscriptions.add(subscription);
  if (status === 'idle') setStatus('connecting');
  connect(subscription);
  return () => {
    subscriptions.delete(subscription);
    setPolling(subscription, false);
    for (const [name, listener] of events) socket?.off(name, listener);
    if (subscriptions.size > 0) return;
    socket?.disconnect();
    setStatus('idle');
  };
}
