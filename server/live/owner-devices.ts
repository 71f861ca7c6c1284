// The devices on which an owner is connected to this server.
import type { Server } from 'socket.io';
import { deviceEvent } from '#shared/domain/live-event-names.ts';
import { deviceOf } from './gateway.ts';
import { ownerRoomOf, socketsIn } from './rooms.ts';

/** Tells a device that it is not alone. */
export function tellDevice(io: Server, sessionCode: string, device: string): void {
  for (const socket of socketsIn(io, ownerRoomOf(sessionCode)))
    if (deviceOf(socket) === device) socket.emit(deviceEvent(sessionCode));
}

/** Tells the others that this one is connected. Returns them. */
export function tellOtherDevices(io: Server, sessionCode: string, device: string): string[] {
  const devices = socketsIn(io, ownerRoomOf(sessionCode)).flatMap((socket) => deviceOf(socket) ?? []);
  const others = [...new Set(devices)].filter((other) => other !== device);
  for (const other of others) tellDevice(io, sessionCode, other);
  return others;
}
