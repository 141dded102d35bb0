import type { FastifyRequest } from 'fastify';

/** Requests per address and minute, before any processing; failures have their own limits. */
export const signInRate = { config: { rateLimit: { max: 300, timeWindow: '1 minute' } } };

/** Returns the origin of a sign-in. */
export function signInOrigin(request: FastifyRequest) {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}
