// What an owner's socket gets during the school day of cluster.ts.
import { io } from 'socket.io-client';
import type { LoadGame } from '#lab/load-game.ts';

/** Listens as the owner of a game, on one server; counts what comes. */
export function ownerOf(base: string, game: LoadGame) {
  const socket = io(base, {
    auth: { token: game.teacher.token },
    transports: ['websocket'],
    reconnectionDelayMax: 1_000,
  });
  const received = { count: 0, answers: new Set<string>(), moments: [] as number[] };
  socket.on('connect', () => socket.emit('subscribe', game.code));
  socket.on(`${game.code}-participants`, (count: number) => {
    received.count = count;
    received.moments.push(performance.now());
  });
  socket.on(
    `${game.code}-teacher-update`,
    (update: { studentOpinion?: { _id: string }; studentOpinions?: { _id: string }[] }) => {
      received.moments.push(performance.now());
      for (const one of update.studentOpinions ?? [update.studentOpinion]) if (one) received.answers.add(one._id);
    },
  );
  return { received, close: () => socket.close() };
}

/** The most messages in one second. A burst after a pause of this process was sent during the pause as well. */
export function busiestSecond(moments: readonly number[]): number {
  const rates = moments.map((from, index) => {
    const silence = from - (moments[index - 1] ?? from);
    return moments.filter((at) => at >= from && at < from + 1_000).length / (1 + silence / 1_000);
  });
  return Math.ceil(Math.max(0, ...rates));
}
