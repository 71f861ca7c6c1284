import type { Server, Socket } from 'socket.io';
import { deviceEvent } from '#shared/domain/live-event-names.ts';
import { deviceOf } from './gateway.ts';
import { ownerRoomOf } from './rooms.ts';

/** The devices on which an owner is connected to this server. */
export class OwnerDevices {
  readonly #io: Server;

  constructor(io: Server) {
    this.#io = io;
  }

  /** Tells the others that this one is connected. Returns them. */
  tellOthers(sessionCode: string, device: string): string[] {
    const devices = this.#sockets(sessionCode).flatMap((socket) => deviceOf(socket) ?? []);
    const others = [...new Set(devices)].filter((other) => other !== device);
    for (const other of others) this.tell(sessionCode, other);
    return others;
  }

  /** Tells a device that it is not alone. */
  tell(sessionCode: string, device: string): void {
    for (const socket of this.#sockets(sessionCode))
      if (deviceOf(socket) === device) socket.emit(deviceEvent(sessionCode));
  }

  #sockets(sessionCode: string): Socket[] {
    const { adapter, sockets } = this.#io.of('/');
    return [...(adapter.rooms.get(ownerRoomOf(sessionCode)) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }
}
