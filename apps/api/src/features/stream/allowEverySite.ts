import type { FastifyReply } from 'fastify';

/** Shops' pages read the response; of an empty one, the shop's console would report that it was blocked. */
export function allowEverySite(reply: FastifyReply): void {
  void reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}
