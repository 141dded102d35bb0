import { presenceCloseCodes } from '@vitrina/api-client';
import type { PresenceMessage, PresencePlace, PresenceRequest } from '@vitrina/api-client/contract';

/** The part of a WebSocket that a connection uses. */
export interface PresenceSocket {
  readonly readyState: number;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  send(data: string): void;
  close(): void;
}

/** The parts that a connection needs. */
export interface PresenceLine {
  readonly openSocket: () => PresenceSocket;
  /** The bearer token; undefined while nobody is signed in. */
  readonly getToken: () => string | undefined;
  readonly epackId: string;
  readonly getPlace: () => PresencePlace;
  readonly onMessage: (message: PresenceMessage) => void;
  /** Called when the connection is lost; the people of the last state are unknown then. */
  readonly onLost: () => void;
  /** A number from 0 to 1, so that clients of a restarted server don't all return at once. */
  readonly random?: () => number;
}

/** A connection that is opened again whenever it is lost. */
export interface PresenceConnection {
  /** Sends the new place; places in quick succession are sent as one. */
  move(): void;
  /** Tries again at once, such as after the browser is back online. */
  retryNow(): void;
  close(): void;
}

const firstRetryMs = 500;
const maxRetryMs = 30_000;
/** A refusal ends with a new session or new rights, which nothing announces. */
const refusedRetryMs = 60_000;
const beatMs = 15_000;
const silentMs = 40_000;
/** Keeps the messages below the server's limit. */
const moveMs = 150;
const openState = 1;
const refusedCodes: readonly number[] = [
  presenceCloseCodes.signedOut,
  presenceCloseCodes.forbidden,
  presenceCloseCodes.tooMany,
];

/** Connects an open editor to those of other people. */
export function connectPresence(line: PresenceLine): PresenceConnection {
  const { random = Math.random } = line;
  let socket: PresenceSocket | undefined;
  let seq = 0;
  let attempts = 0;
  let lastHeardMs = 0;
  let isClosed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let moveTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (request: PresenceRequest): void => {
    if (socket?.readyState === openState) socket.send(JSON.stringify(request));
  };

  function drop(code: number): void {
    const lost = socket;
    if (!lost) return;
    socket = undefined;
    lost.close();
    line.onLost();
    const backoffMs = Math.min(firstRetryMs * 2 ** attempts, maxRetryMs) * (0.5 + random() / 2);
    attempts += 1;
    retryIn(refusedCodes.includes(code) ? refusedRetryMs : backoffMs);
  }

  function retryIn(delayMs: number): void {
    clearTimeout(retryTimer);
    if (!isClosed) retryTimer = setTimeout(open, delayMs);
  }

  function hear(data: unknown): void {
    lastHeardMs = Date.now();
    const message = JSON.parse(String(data)) as PresenceMessage;
    // A message is missing: what it said is in the state that a new connection begins with.
    if (message.seq !== seq + 1) return drop(0);
    seq = message.seq;
    attempts = 0;
    line.onMessage(message);
  }

  function open(): void {
    const token = line.getToken();
    if (isClosed || socket) return;
    if (token === undefined) return retryIn(refusedRetryMs);
    const next = line.openSocket();
    socket = next;
    seq = 0;
    lastHeardMs = Date.now();
    // Events of a connection that was dropped are no news.
    const isCurrent = () => socket === next;
    next.addEventListener('open', () => {
      if (isCurrent()) send({ type: 'join', token, epackId: line.epackId, place: line.getPlace() });
    });
    next.addEventListener('message', ({ data }) => isCurrent() && hear(data));
    next.addEventListener('close', ({ code }) => isCurrent() && drop(code));
    next.addEventListener('error', () => isCurrent() && drop(0));
  }

  const beatTimer = setInterval(() => {
    if (socket && Date.now() - lastHeardMs > silentMs) drop(0);
    send({ type: 'beat' });
  }, beatMs);
  open();
  return {
    move() {
      moveTimer ??= setTimeout(() => {
        moveTimer = undefined;
        send({ type: 'place', place: line.getPlace() });
      }, moveMs);
    },
    retryNow() {
      if (!socket) open();
    },
    close() {
      isClosed = true;
      clearTimeout(retryTimer);
      clearTimeout(moveTimer);
      clearInterval(beatTimer);
      drop(0);
    },
  };
}
