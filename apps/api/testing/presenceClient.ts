import { presencePath, type PresenceMessage, type PresencePlace } from '@vitrina/api-client/contract';
import { WebSocket } from 'ws';

/** A place outside the pages. */
export const nowhere: PresencePlace = { page: null, blocks: [] };

/** Opens a connection as a program that is no browser. */
export function openPresence(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url.replace('http', 'ws') + presencePath, { headers });
  const messages: PresenceMessage[] = [];
  socket.on('message', (data) =>
    messages.push(JSON.parse((data as Buffer).toString('utf8')) as PresenceMessage),
  );
  socket.on('error', () => undefined);
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('refused')));
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  return {
    socket,
    messages,
    opened,
    closed,
    async send(message: unknown) {
      await opened;
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
    async join(token: string, epackId: string, place = nowhere) {
      await this.send({ type: 'join', token, epackId, place });
    },
    /** The names of the people in the last state and since. */
    people() {
      const seen = new Map<string, string>();
      for (const message of messages) {
        if (message.type === 'state') {
          seen.clear();
          for (const { id, name } of message.people) seen.set(id, name);
        }
        if (message.type === 'person') seen.set(message.person.id, message.person.name);
        if (message.type === 'left') seen.delete(message.id);
      }
      return [...seen.values()].toSorted();
    },
    of<Type extends PresenceMessage['type']>(type: Type) {
      return messages.filter(
        (message): message is Extract<PresenceMessage, { type: Type }> => message.type === type,
      );
    },
  };
}
