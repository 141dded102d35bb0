import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that records the emails it receives. */
export interface MailSink {
  /** For SMTP_URL. */
  url: string;
  /** The received emails, with recipient and message. */
  readonly mails: readonly { to: string; message: string }[];
  /** Resolves once this many emails have arrived. */
  waitFor(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Decodes base64 and quoted-printable, as far as our own emails use them. */
export function bodyOf(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Starts a mail server on a free port. */
export async function startMailSink(): Promise<MailSink> {
  const mails: { to: string; message: string }[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
      void text(stream).then((message) => {
        mails.push({ to, message });
        for (const look of waiting) look();
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: (count) =>
      new Promise((resolve) => {
        const look = () => mails.length >= count && resolve();
        waiting.push(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
