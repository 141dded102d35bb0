import type { FastifyRequest } from 'fastify';

import { hashToken } from '../../platform/security/tokens.ts';
import type { ServicePlugin } from '../../platform/service-process/servicePlugin.ts';
import { findCurrentUser } from '../access/findCurrentUser.ts';
import { answerNotices } from './noticeRoutes.ts';

/** Calls of the CRM service have the token in their body. */
function tokenOf({ body }: FastifyRequest): string | undefined {
  const isWithToken = typeof body === 'object' && body !== null && 'accessToken' in body;
  return isWithToken && typeof body.accessToken === 'string' ? body.accessToken : undefined;
}

/** The part of the CRM service the panel needs: debt notices. */
export const crmPlugin: ServicePlugin = {
  name: 'crm',
  basePath: '/crm',
  defaultPort: 4010,
  authenticate:
    ({ database }) =>
    async (request) => {
      const token = tokenOf(request);
      return token ? findCurrentUser(database.query, hashToken(token)) : undefined;
    },
  register: answerNotices,
};
