import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { CallerAddress } from '#server/access/caller-address.ts';
import type { Identify } from '#server/access/identify.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { AppError } from '#server/app-error.ts';
import { handshakeAuth, type SubscribeReply, typedCode } from '#shared/contract/live-events.ts';
import { OLDEST_PROTOCOL, PROTOCOL, pollEvent, SOCKET_PATH } from '#shared/domain/live-event-names.ts';
import { type Actor, can, reaches } from '#shared/domain/roles.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { limitConnections } from './connection-limit.ts';
import { limitMessages } from './message-budget.ts';
import type { MessageBus } from './message-bus.ts';
import { isShared, ownerRoomOf, projectorRoomOf, roomOf } from './rooms.ts';

/** Bytes of one message from a client; all that they send is a code, and a longer one ends the connection. */
const MESSAGE_BYTES_MAX = 32_768;
/** A connection that went silent is noticed within 20 s on both ends. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 8_000;
/** Voting sessions that one socket may listen to at once. */
const SUBSCRIPTIONS_MAX = 20;

/** Finds the voting session whose code works. */
type FindOwner = (sessionCode: SessionCode) => Promise<{ id: string; ownerId: string } | undefined>;

const INVALID: SubscribeReply = { ok: false, code: 'INVALID_CODE' };
const TOO_MANY: SubscribeReply = { ok: false, code: 'TOO_MANY_REQUESTS' };

/** The data of a connection's handshake that are stored. */
interface SocketIdentity {
  actor: Actor;
  address: string;
  /** A user's or a projector's token, to check later whether it is still valid. */
  authorization: string | undefined;
  projectorToken: string | undefined;
  /** The protocol of its page; undefined for a client of the contract. */
  protocol: number | undefined;
}
export const socketIdentity = (socket: { data: unknown }): SocketIdentity => socket.data as SocketIdentity;

/** Identifies a device of a user: its client-id, or the login if it sends none. */
export function deviceOf(socket: { data: unknown }): string | null {
  const { actor } = socketIdentity(socket);
  return actor.kind === 'user' ? (actor.clientId ?? actor.loginId) : null;
}

/** The client-id that a browser sent; null if it sent none. */
export function clientIdOf(socket: { data: unknown }): string | null {
  const { actor } = socketIdentity(socket);
  return actor.kind === 'anonymous' ? null : actor.clientId;
}

/** An unknown code counts in the same limit as those of HTTP calls. */
async function countUnknownCode(limits: RateLimits, address: string): Promise<SubscribeReply> {
  try {
    await limits.take('unknownCodePerAddress', address);
    return INVALID;
  } catch (error) {
    if (error instanceof AppError) return TOO_MANY;
    throw error;
  }
}

async function subscribe(
  socket: Socket,
  { findOwner, bus, limits, onOwner }: GatewayDeps,
  typed: unknown,
): Promise<SubscribeReply> {
  const { actor, address, protocol } = socketIdentity(socket);
  const { data: sessionCode } = typedCode.safeParse(typed);
  if (sessionCode === undefined || socket.rooms.size > SUBSCRIPTIONS_MAX * 2) return INVALID;
  const subscribed: SubscribeReply =
    protocol === undefined ? { ok: true } : { ok: true, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL };
  if (socket.rooms.has(roomOf(sessionCode))) return subscribed;
  const found = await findOwner(sessionCode);
  if (found === undefined) return countUnknownCode(limits, address);
  // A closed socket joins no room, so that no `delete-room` would end the bus subscription below.
  if (!socket.connected) return INVALID;
  const rooms = [roomOf(sessionCode)];
  const isOwner = can(actor, 'leadGame', found) && reaches(actor, { code: sessionCode });
  if (isOwner) rooms.push(ownerRoomOf(sessionCode));
  if (actor.kind === 'projector' && actor.votingSessionId === found.id) rooms.push(projectorRoomOf(sessionCode));
  await socket.join(rooms);
  // Before the acknowledgement, so that nothing that happens on another server after it is missed.
  await Promise.all(rooms.map((room) => bus.subscribe(room)));
  if (!bus.isConnected) socket.emit(pollEvent(sessionCode), { on: true });
  if (isOwner) onOwner(sessionCode, found.id);
  return subscribed;
}

/** `headers`: of every reply to a handshake or a poll. */
export function createLiveServer(http: HttpServer, headers: Readonly<Record<string, string>>): Server {
  const io = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES_MAX,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    // Compressing each small message costs more memory per listener than it saves.
    perMessageDeflate: false,
  });
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  });
  limitMessages(io);
  return io;
}

interface GatewayDeps {
  identify: Identify;
  callerAddress: CallerAddress;
  /** Open connections of one address. */
  connectionsMax: number;
  findOwner: FindOwner;
  limits: RateLimits;
  bus: MessageBus;
  /** Called when a device of the owner listens to a voting session. */
  onOwner: (sessionCode: string, votingSessionId: string) => void;
  onFailure: (error: unknown) => void;
}

/** Accepts every connection; one without a valid token is a student's. */
export function mountGateway(io: Server, deps: GatewayDeps): void {
  const { identify, callerAddress, onFailure, bus } = deps;
  limitConnections(io, callerAddress, deps.connectionsMax);
  /**
   * Disconnects while the database is unavailable: clients then reconnect. A refused handshake is final for them, and
   * an acknowledgement they await for ever.
   */
  const closeForRetry = ({ conn }: Socket, error: unknown): void => {
    onFailure(error);
    conn.close();
  };
  io.of('/').adapter.on('delete-room', (room: string) => isShared(room) && bus.unsubscribe(room));
  io.use((socket, next) => {
    const { clientId, token, projectorToken, protocol } = handshakeAuth.parse(socket.handshake.auth);
    identify({ authorization: token, clientId, projectorToken }).then(
      ({ actor }) => {
        const identity: SocketIdentity = {
          actor,
          address: callerAddress(socket.request),
          authorization: actor.kind === 'user' ? token : undefined,
          projectorToken: actor.kind === 'projector' ? projectorToken : undefined,
          protocol,
        };
        socket.data = identity;
        next();
      },
      (error: unknown) => {
        closeForRetry(socket, error);
        next(new Error('UNAVAILABLE'));
      },
    );
  });
  io.on('connection', (socket) => {
    // Saves memory per connection: the handshake's request is not needed any more.
    Reflect.set(socket.conn, 'request', null);
    Reflect.set(socket, 'handshake', null);
    socket.on('subscribe', (code: unknown, acknowledge: unknown) => {
      const reply = (answer: SubscribeReply) => typeof acknowledge === 'function' && acknowledge(answer);
      subscribe(socket, deps, code).then(reply, (error: unknown) => closeForRetry(socket, error));
    });
  });
}
