import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../../platform/http/contractRoutes.ts';
import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { pickLanguage } from '../../../platform/http/language.ts';
import { ok } from '../../../platform/http/ok.ts';
import type { Services } from '../../services.ts';
import { countProblems, listProblems, type ProblemReader } from './listProblems.ts';
import { markProblems } from './markProblems.ts';

const readerOf = (user: CurrentUser, request: FastifyRequest): ProblemReader => ({
  user,
  language: pickLanguage(request.headers['accept-language']),
});

/** The retail manager. */
export function problemRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listPageProblems, async ({ user, query, request }) =>
    ok(await listProblems(database.query, readerOf(user, request), query)),
  );
  routes.on(contract.countPageProblems, async ({ user, query, request }) =>
    ok(await countProblems(database.query, readerOf(user, request), query)),
  );
  routes.on(contract.markPageProblems, async ({ user, body, request }) =>
    ok(await markProblems(database, user, body, readerOf(user, request).language)),
  );
}
