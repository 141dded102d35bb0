import type { CallAnswer, CallDefinition, CallRequest } from '@vitrina/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';

import { mayCall, type CurrentUser } from '../accounts/currentUser.ts';
import { Failure, forbidden } from './failure.ts';
import { toFieldFailures } from './fieldFailures.ts';

type UserOf<Call extends CallDefinition> = Call['permission'] extends 'public' ? undefined : CurrentUser;

type AnswerOf<Call extends CallDefinition> = Call['responseKind'] extends 'blob'
  ? FastifyReply
  : Call['responseKind'] extends 'empty'
    ? void
    : CallAnswer<Call>;

/** What a handler is given: the validated request and who makes it. */
export type RouteContext<Call extends CallDefinition> = CallRequest<Call> & {
  user: UserOf<Call>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Answers a call of the contract. */
export type RouteHandler<Call extends CallDefinition> = (
  context: RouteContext<Call>,
) => AnswerOf<Call> | Promise<AnswerOf<Call>>;

/** Registers calls of the contract as routes. */
export interface ContractRoutes {
  readonly app: FastifyInstance;
  on<Call extends CallDefinition>(
    call: Call,
    handler: RouteHandler<Call>,
    options?: Pick<RouteOptions, 'config'>,
  ): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: CurrentUser | null;
  }
}

const partNames: Partial<Record<string, string>> = { querystring: 'query' };

/** The contract's schemas are the validators; what is wrong is named field by field. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = 'body' }) => (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const part = partNames[httpPart] ?? httpPart;
    const errors = toFieldFailures(part, result.error.issues);
    return { error: new Failure(400, 'invalidInput', { errors }) };
  });
}

function schemaOf(call: CallDefinition): NonNullable<RouteOptions['schema']> {
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.permission === 'public' ? { security: [] } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.bodyKind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.bodyKind === 'text' ? { consumes: ['text/plain'] } : {}),
    ...((call.responseKind ?? 'json') === 'json' ? { response: { 200: call.response } } : {}),
  };
}

/** Registers calls on `app`; `authenticate` finds the user a request's bearer token belongs to. */
export function createContractRoutes(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<CurrentUser | undefined>,
): ContractRoutes {
  app.decorateRequest('currentUser', null);

  async function authorise(call: CallDefinition, request: FastifyRequest): Promise<void> {
    if (call.permission === 'public') return;
    const user = await authenticate(request);
    if (!user) throw new Failure(401, 'unauthorised');
    if (!mayCall(user, call.permission)) throw forbidden();
    request.currentUser = user;
  }

  return {
    app,
    on(call, handler, options = {}) {
      app.route({
        ...options,
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(call),
        ...(call.maxBodyBytes ? { bodyLimit: call.maxBodyBytes } : {}),
        onRequest: (request) => authorise(call, request),
        async handler(request, reply) {
          const { params, query, body, currentUser: user } = request;
          void reply.header('cache-control', 'no-store');
          const context = { params, query, body, user, request, reply } as unknown as RouteContext<
            typeof call
          >;
          const answer = await handler(context);
          if (call.responseKind === 'empty') return reply.status(204).send();
          return answer;
        },
      });
    },
  };
}
