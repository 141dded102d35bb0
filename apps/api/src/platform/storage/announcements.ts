import { Client } from 'pg';

/** A listener to announcements of the database. */
export interface AnnouncementListener {
  /** Called with the payload of each announcement, in the order of the commits. */
  onAnnouncement(payload: string): void;
  /** Called when listening begins again after a lost connection: announcements may have been missed. */
  onGap(): void;
}

/** The announcements (NOTIFY) of all processes. */
export interface Announcements {
  /** Listens to a channel from now on. Connects with the first listener. */
  listen(channel: string, listener: AnnouncementListener): Promise<void>;
  close(): Promise<void>;
}

const firstRetryMs = 200;
const maxRetryMs = 10_000;

/**
 * Creates the announcements of a database. They have a connection of their own, which is opened again when it is
 * lost.
 */
export function createAnnouncements(
  connectionString: string,
  onError: (error: Error) => void,
): Announcements {
  const listeners = new Map<string, AnnouncementListener[]>();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString, application_name: 'vitrina-announcements', keepAlive: true });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onAnnouncement(payload);
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
    retryMs = firstRetryMs;
  }

  function lose(lost: Client, error?: Error): void {
    if (error) onError(error);
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    retry();
  }

  function retry(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of [...listeners.values()].flat()) listener.onGap();
        },
        (error: Error) => {
          onError(error);
          retry();
        },
      );
    }, retryMs);
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  return {
    async listen(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      opening ??= connect();
      await opening;
      await client?.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening?.catch(() => undefined);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
