// The baseline: a bare Socket.IO server and a bare Fastify route, without our code and without a database.
import { createServer } from 'node:http';
import Fastify from 'fastify';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { perMessageDeflate: false, serveClient: false });
io.on('connection', (socket) => {
  socket.on('subscribe', async (room: string, acknowledge: (reply: object) => void) => {
    await socket.join(room);
    acknowledge({ ok: true });
  });
});
http.listen(0, '127.0.0.1');

const app = Fastify();
app.post('/api/answer', async (_, reply) => reply.status(201).send({ ok: true }));
app.get('/api/nothing', async () => ({ ok: true }));
await app.listen({ port: 0, host: '127.0.0.1' });

const portOf = (address: ReturnType<typeof http.address>): number =>
  typeof address === 'object' && address ? address.port : 0;
process.send?.({ socketPort: portOf(http.address()), httpPort: portOf(app.server.address()) });

process.on('message', (message: { room: string; payload: object }) => {
  io.to(message.room).emit(`${message.room}-update`, message.payload);
});
