import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../platform/config/config.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';

const name = 'vitrina-openid';
const value = new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]{43})(?:;|$)`);
const maxAgeSeconds = 20 * 60;

/** Returns the cookie of the browser's sign-in through the provider. */
export function readAttemptCookie({ headers }: FastifyRequest): string | undefined {
  return value.exec(headers.cookie ?? '')?.[1];
}

/** Sets the cookie. Other sites' forms do not send it; the provider's redirect back does. */
export function setAttemptCookie(reply: FastifyReply, config: Config, cookie: string): void {
  const secure = panelUrl(config).startsWith('https:') ? '; Secure' : '';
  const text = `${name}=${cookie}; Path=/auth/openid; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  void reply.header('set-cookie', text);
}

/** Removes the cookie. */
export function clearAttemptCookie(reply: FastifyReply): void {
  void reply.header('set-cookie', `${name}=; Path=/auth/openid; Max-Age=0; HttpOnly; SameSite=Lax`);
}
