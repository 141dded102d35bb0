import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

import type { Config } from '../config/config.ts';

/** An email to one person. Plain text, so that nothing in it is markup. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails. */
export interface Mailer {
  /** Resolves once the mail server, or the outbox, has accepted the email. */
  send(mail: Mail): Promise<void>;
}

const timeoutMs = 10_000;

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from });
    },
  };
}

/** Returns a file name that sorts by time. */
function outboxName(): string {
  return `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
}

/**
 * Writes emails as files, atomically; only their owner can read them, since they contain links with tokens.
 */
function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, from });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, outboxName());
      await writeFile(`${path}.part`, message, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
    },
  };
}

/** Sends emails through the configured server; without one, writes them to `outbox` in the data folder. */
export function createMailer({ smtpUrl, mailFrom, dataFolder }: Config): Mailer {
  if (smtpUrl) return createSmtpMailer(smtpUrl, mailFrom);
  return createOutboxMailer(join(dataFolder, 'outbox'), mailFrom);
}
