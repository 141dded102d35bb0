import {
  presenceCloseCodes,
  type PresenceMessage,
  type PresencePlace,
  type PresentPerson,
} from '@vitrina/api-client/contract';
import type { WebSocket } from 'ws';

/** A message without the number that the connection gives it. */
export type Unnumbered<Message = PresenceMessage> = Message extends PresenceMessage
  ? Omit<Message, 'seq'>
  : never;

/** The unsent bytes at which a reader is too slow to be kept. */
const maxBufferedBytes = 1_000_000;

/** An open editor connected to this process. */
export interface Member {
  readonly epackId: string;
  readonly tokenHash: Buffer;
  /** As this process stores it. */
  person: PresentPerson;
  send(message: Unnumbered): void;
  /** Keeps messages back until {@link Member.sendState}. */
  holdBack(): void;
  /** Sends the state, then the messages kept back. */
  sendState(state: Unnumbered & { type: 'state' }): void;
  end(reason: keyof typeof presenceCloseCodes): void;
}

interface MemberFacts {
  readonly epackId: string;
  readonly tokenHash: Buffer;
  readonly id: string;
  readonly userId: number;
  readonly name: string;
  readonly place: PresencePlace;
}

/** Creates the member of a connection, with its messages kept back. */
export function createMember(
  socket: WebSocket,
  { epackId, tokenHash, id, userId, name, place }: MemberFacts,
): Member {
  let seq = 0;
  let held: Unnumbered[] | undefined = [];
  const write = (message: Unnumbered): void => {
    if (socket.bufferedAmount > maxBufferedBytes) {
      socket.terminate();
      return;
    }
    seq += 1;
    socket.send(JSON.stringify({ seq, ...message }));
  };
  return {
    epackId,
    tokenHash,
    person: { id, userId, name, place },
    send(message) {
      if (held) held.push(message);
      else write(message);
    },
    holdBack() {
      held ??= [];
    },
    sendState(state) {
      write(state);
      const later = held ?? [];
      held = undefined;
      for (const message of later) write(message);
    },
    end(reason) {
      socket.close(presenceCloseCodes[reason], reason);
    },
  };
}
