import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { maxPresenceBytes, presencePath } from '@vitrina/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';

import type { Services } from '../services.ts';
import { createHub } from './hub.ts';
import { serveSocket } from './serveSocket.ts';

/** Connections of a process, signed in or not. Each costs some kilobytes. */
const maxConnections = 5000;

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/**
 * Checks the origin of a page that connects: this server, its public address, or a configured one. Other programs send
 * none; the token in the first message decides about them, and about pages too.
 */
function isOriginAllowed(
  { headers }: IncomingMessage,
  { publicUrl, corsOrigins }: Pick<Services['config'], 'publicUrl' | 'corsOrigins'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (new URL(origin).host === host || corsOrigins.includes(origin)) return true;
  return publicUrl !== undefined && new URL(publicUrl).origin === origin;
}

/** Registers the WebSocket that shows who works on an epack, and what they save. */
export async function presenceRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const hub = await createHub(services);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPresenceBytes,
    perMessageDeflate: false,
  });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url !== presencePath) return refuse(socket, '404 Not Found');
    if (!isOriginAllowed(request, services.config)) return refuse(socket, '403 Forbidden');
    if (server.clients.size >= maxConnections) return refuse(socket, '503 Service Unavailable');
    server.handleUpgrade(request, socket, head, (client) => serveSocket(client, hub, services));
  });
  app.addHook('preClose', async () => {
    for (const client of server.clients) client.close(1001);
    await hub.close();
    for (const client of server.clients) client.terminate();
    server.close();
  });
}
