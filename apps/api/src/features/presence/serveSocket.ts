import { randomUUID } from 'node:crypto';
import {
  presenceCloseCodes,
  presenceRequestSchema,
  type PresencePlace,
  type PresenceRequest,
} from '@vitrina/api-client/contract';
import type { RawData, WebSocket } from 'ws';

import { hashToken } from '../../platform/security/tokens.ts';
import { findCurrentUser } from '../access/findCurrentUser.ts';
import type { Services } from '../services.ts';
import { createRateLimit } from './createRateLimit.ts';
import type { PresenceHub } from './hub.ts';
import { mayJoin } from './mayJoin.ts';
import { createMember, type Member } from './member.ts';

const joinWithinMs = 10_000;
/** Clients send a `beat` every 15 seconds. */
const silentMs = 45_000;
const maxOfUser = 30;

type Parts = Pick<Services, 'database' | 'log'>;
type Join = Extract<PresenceRequest, { type: 'join' }>;

function readRequest(data: RawData, isBinary: boolean): PresenceRequest | undefined {
  if (isBinary) return undefined;
  try {
    return presenceRequestSchema.safeParse(JSON.parse((data as Buffer).toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Serves one connection until it closes. */
export function serveSocket(socket: WebSocket, hub: PresenceHub, { database, log }: Parts): void {
  const isWithinRate = createRateLimit();
  let member: Member | undefined;
  let hasAsked = false;
  let isMoving = false;
  let lastHeardMs = Date.now();
  const end = (reason: keyof typeof presenceCloseCodes): void =>
    socket.close(presenceCloseCodes[reason], reason);
  const isOpen = (): boolean => socket.readyState === socket.OPEN;

  const joinTimer = setTimeout(() => end('signedOut'), joinWithinMs);
  const silenceTimer = setInterval(() => {
    if (Date.now() - lastHeardMs > silentMs) socket.terminate();
  }, silentMs / 3);
  silenceTimer.unref();
  joinTimer.unref();

  async function join({ token, epackId, place }: Join): Promise<void> {
    const tokenHash = hashToken(token);
    const user = await findCurrentUser(database.query, tokenHash);
    if (!user) return end('signedOut');
    if (!(await mayJoin(database.query, user, epackId))) return end('forbidden');
    if (hub.countOf(user.id) >= maxOfUser) return end('tooMany');
    if (!isOpen()) return;
    clearTimeout(joinTimer);
    const facts = { epackId, tokenHash, id: randomUUID(), userId: user.id, name: user.username, place };
    const joined = createMember(socket, facts);
    member = joined;
    await hub.add(joined);
    // Closed while it was added: its removal came first.
    if (!isOpen()) await hub.remove(joined);
  }

  /** Stores the last place. Places that are replaced before they are stored are left out. */
  async function move(moved: Member, place: PresencePlace): Promise<void> {
    moved.person = { ...moved.person, place };
    if (isMoving) return;
    isMoving = true;
    try {
      for (let stored; stored !== moved.person && isOpen();) {
        stored = moved.person;
        await hub.move(moved);
      }
    } finally {
      isMoving = false;
    }
    if (!isOpen()) await hub.remove(moved);
  }

  const fail = (error: unknown): void => {
    log.warn({ err: error }, 'presence failed');
    socket.close(1011);
  };

  function take(request: PresenceRequest): void {
    if (request.type === 'join') {
      if (hasAsked) return end('malformed');
      hasAsked = true;
      join(request).catch(fail);
    } else if (!member) {
      // Nothing is told before the rights are known.
      if (!hasAsked) end('malformed');
    } else if (request.type === 'place') move(member, request.place).catch(fail);
    else member.send({ type: 'beat' });
  }

  socket.on('message', (data, isBinary) => {
    if (!isOpen()) return;
    lastHeardMs = Date.now();
    if (!isWithinRate()) return end('tooMany');
    const request = readRequest(data, isBinary);
    if (request) take(request);
    else end('malformed');
  });
  // A message that is too long, or bytes that are no message: the connection closes by itself.
  socket.on('error', (error) => log.debug({ err: error }, 'presence connection failed'));
  socket.on('close', () => {
    clearTimeout(joinTimer);
    clearInterval(silenceTimer);
    if (member) hub.remove(member).catch((error: unknown) => log.warn({ err: error }, 'presence not ended'));
  });
}
