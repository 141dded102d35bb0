import {
  errorBodySchema,
  scopeOf,
  type CallAnswer,
  type CallDefinition,
  type CallRequest,
} from '@vitrina/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';

import { checkConfirmed, findRestriction, mayCall, type CurrentUser } from './currentUser.ts';
import { Failure, forbidden, missingPermission, missingScope } from './failure.ts';
import { toFieldFailures } from './fieldFailures.ts';

type UserOf<Call extends CallDefinition> = Call['permission'] extends 'public' ? undefined : CurrentUser;

type AnswerOf<Call extends CallDefinition> = Call['responseKind'] extends 'blob'
  ? FastifyReply
  : Call['responseKind'] extends 'empty'
    ? void
    : CallAnswer<Call>;

/** Input of a handler: the validated request and its user. */
export type RouteContext<Call extends CallDefinition> = CallRequest<Call> & {
  user: UserOf<Call>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Handles a call of the contract. Returns the reply itself after sending a stream. */
export type RouteHandler<Call extends CallDefinition> = (
  context: RouteContext<Call>,
) => AnswerOf<Call> | Promise<AnswerOf<Call> | FastifyReply>;

/** Registers calls of the contract as routes. */
export interface ContractRoutes {
  readonly app: FastifyInstance;
  /**
   * Sets the user of a request that is not a call of the contract itself, but needs the permission of one.
   *
   * @throws 401 or 403 as the call does
   */
  authorise(call: CallDefinition, request: FastifyRequest): Promise<void>;
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

/** Validates by the contract's schemas and reports errors by field. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = 'body' }) => (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const part = partNames[httpPart] ?? httpPart;
    const errors = toFieldFailures(part, result.error.issues);
    return { error: new Failure(400, 'invalidInput', { errors }) };
  });
}

/** Describes the success response. A blob declares its own media type. */
function successOf({ responseKind = 'json', response }: CallDefinition): Record<number, unknown> {
  if (responseKind === 'blob') return { 200: { content: { '*/*': { schema: z.any() } } } };
  return { [responseKind === 'empty' ? 204 : 200]: response };
}

/** Says which API keys can make a call, for authors of programs. */
function describeScope(call: CallDefinition): string | undefined {
  if (call.permission === 'public') return undefined;
  if (call.isPersonal) return 'API keys cannot make this call.';
  const scope = scopeOf(call);
  return scope && `API keys need the scope \`${scope}\`.`;
}

function schemaOf(call: CallDefinition): NonNullable<RouteOptions['schema']> {
  const description = describeScope(call);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(description ? { description } : {}),
    ...(call.permission === 'public' ? { security: [] } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.bodyKind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.bodyKind === 'text' ? { consumes: ['text/plain'] } : {}),
    response: { ...successOf(call), '4xx': errorBodySchema, '5xx': errorBodySchema },
  };
}

/** Finds the user of a request's token. */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | undefined>;

/** Options for registering calls. */
interface RouteMounting {
  /** Prefix removed from the contract's paths, for a service with its own base URL. */
  basePath?: string;
  /** Runs before the body is read, unless the token is in the body. */
  authoriseAt?: 'onRequest' | 'preHandler';
}

/** Registers calls on `app`; `authenticate` finds the user of each request. */
export function createContractRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { basePath = '', authoriseAt = 'onRequest' }: RouteMounting = {},
): ContractRoutes {
  app.decorateRequest('currentUser', null);

  async function authorise(call: CallDefinition, request: FastifyRequest): Promise<void> {
    if (call.permission === 'public') return;
    const user = await authenticate(request);
    if (!user) throw new Failure(401, 'unauthorised');
    const restriction = findRestriction(user, call);
    if (restriction) throw restriction === 'scopeMissing' ? missingScope(call) : forbidden(restriction);
    if (!mayCall(user, call.permission)) throw missingPermission(call.permission);
    if (call.needsConfirmation) checkConfirmed(user);
    request.currentUser = user;
  }

  return {
    app,
    authorise,
    on(call, handler, options = {}) {
      app.route({
        ...options,
        method: call.method,
        url: call.path.slice(basePath.length).replace(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(call),
        ...(call.maxBodyBytes ? { bodyLimit: call.maxBodyBytes } : {}),
        [authoriseAt]: (request: FastifyRequest) => authorise(call, request),
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
