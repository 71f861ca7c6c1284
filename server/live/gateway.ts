// The socket's door: who connects, and which voting session they listen to.
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { AppError } from '#server/http/app-error.ts';
import { callerAddress } from '#server/http/caller-address.ts';
import type { Identify } from '#server/http/identify.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { handshakeAuth, type SubscribeReply } from '#shared/contract/live-events.ts';
import { SOCKET_PATH } from '#shared/domain/live-names.ts';
import { type Actor, can } from '#shared/domain/roles.ts';
import { isSessionCode, normalSessionCode } from '#shared/domain/session-code.ts';
import type { Peers } from './peers.ts';
import { isShared, ownerRoomOf, roomOf } from './rooms.ts';

/** Bytes of one message from a client; all that they send is a code, and a longer one ends the connection. */
const MESSAGE_BYTES_MAX = 32_768;
/** Voting sessions that one socket may listen to at once. */
const SUBSCRIPTIONS_MAX = 20;

/** Finds the voting session whose code works: its owner, or null. */
export type FindOwner = (sessionCode: string) => Promise<{ ownerId: string } | null>;

const INVALID: SubscribeReply = { ok: false, code: 'INVALID_CODE' };
const TOO_MANY: SubscribeReply = { ok: false, code: 'TOO_MANY_REQUESTS' };

/** What is kept of a connection's handshake. */
export interface Visitor {
  actor: Actor;
  address: string;
  /** A user's token, to ask again whether it is still good. */
  token: string | undefined;
}
export const visitorOf = (socket: { data: unknown }): Visitor => socket.data as Visitor;

/** A wrong code counts with those of calls: who guesses gets no further by another way in. */
async function refuseCode(limits: RateLimits, address: string): Promise<SubscribeReply> {
  try {
    await limits.take('unknownCodePerAddress', address);
    return INVALID;
  } catch (error) {
    if (error instanceof AppError) return TOO_MANY;
    throw error;
  }
}

async function subscribe(socket: Socket, { findOwner, peers, limits }: Door, typed: unknown): Promise<SubscribeReply> {
  const { actor, address } = visitorOf(socket);
  const sessionCode = typeof typed === 'string' && typed.length < 20 ? normalSessionCode(typed) : '';
  if (!isSessionCode(sessionCode) || socket.rooms.size > SUBSCRIPTIONS_MAX * 2) return INVALID;
  const found = await findOwner(sessionCode);
  if (found === null) return refuseCode(limits, address);
  // Who went meanwhile is in no room, and no room's end would end the following below.
  if (!socket.connected) return INVALID;
  const isOwner = can(actor, 'manageGames', found);
  const rooms = isOwner ? [roomOf(sessionCode), ownerRoomOf(sessionCode)] : [roomOf(sessionCode)];
  await socket.join(rooms);
  // Once it is acknowledged, nothing that happens on another server is missed.
  await Promise.all(rooms.map((room) => peers.follow(room)));
  return { ok: true };
}

/** The Socket.IO server on this HTTP server. */
export function createLiveServer(http: HttpServer): Server {
  return new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES_MAX,
    // Compressing each small message costs more memory per listener than it saves.
    perMessageDeflate: false,
  });
}

/**
 * Closes the connections of a room, or all. Socket.IO's own way would tell clients to stay away; a connection that just ends makes them
 * come back, here or on another server, and read everything anew.
 */
export function sendAway(io: Server, room?: string): void {
  const { rooms } = io.of('/').adapter;
  const ids = room === undefined ? io.of('/').sockets.keys() : (rooms.get(room) ?? []);
  for (const id of [...ids]) io.of('/').sockets.get(id)?.conn.close();
}

interface Door {
  identify: Identify;
  findOwner: FindOwner;
  limits: RateLimits;
  peers: Peers;
  onFailure: (error: unknown) => void;
}

/** Lets everybody in; a connection whose token is no good is a student's. */
export function acceptSockets(io: Server, door: Door): void {
  const { identify, onFailure, peers } = door;
  /** Where the database is away a refusal would be for good, and a subscription without an answer for ever; a closed connection is made anew. */
  const tryAgain = ({ conn }: Socket, error: unknown): void => {
    onFailure(error);
    conn.close();
  };
  io.of('/').adapter.on('delete-room', (room: string) => isShared(room) && peers.unfollow(room));
  io.use((socket, next) => {
    const { clientId, token } = handshakeAuth.parse(socket.handshake.auth);
    identify({ authorization: token, clientId }).then(
      ({ actor }) => {
        const visitor: Visitor = {
          actor,
          address: callerAddress(socket.request),
          token: actor.kind === 'user' ? token : undefined,
        };
        socket.data = visitor;
        next();
      },
      (error: unknown) => {
        tryAgain(socket, error);
        next(new Error('UNAVAILABLE'));
      },
    );
  });
  io.on('connection', (socket) => {
    // The handshake's request is of no more use; without it a connected student costs less.
    Reflect.set(socket.conn, 'request', null);
    Reflect.set(socket, 'handshake', null);
    socket.on('subscribe', (code: unknown, acknowledge: unknown) => {
      const reply = (answer: SubscribeReply) => typeof acknowledge === 'function' && acknowledge(answer);
      subscribe(socket, door, code).then(reply, (error: unknown) => tryAgain(socket, error));
    });
  });
}
