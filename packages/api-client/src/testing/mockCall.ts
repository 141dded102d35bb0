import { http, HttpResponse, type HttpHandler } from 'msw';

import type { CallAnswer, CallDefinition, CallRequest } from '../contract/call.ts';
import type { ErrorBody } from '../contract/errors.ts';

/** The validated request that a resolver gets. @public */
export type MockInput<Call extends CallDefinition> = CallRequest<Call> & { request: Request };

/**
 * Answers a mocked call with a body of the contract, or with any response, such as {@link mockError}.
 *
 * @public
 */
export type MockResolver<Call extends CallDefinition> = (
  input: MockInput<Call>,
) => CallAnswer<Call> | Response | Promise<CallAnswer<Call> | Response>;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Wraps data in the frame of a successful answer. @public */
export function mockData<Data>(data: Data): { code: 200; data: Data } {
  return { code: 200, data };
}

/** A failed answer. @public */
export function mockError(status: number, body: ErrorBody): Response {
  return Response.json(body, { status });
}

function invalid(part: string): Response {
  return mockError(400, { code: 'invalidInput', message: `Invalid ${part}` });
}

async function readBody(call: CallDefinition, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  const text = await request.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * A handler for one call: validates the request as the server would, then answers with the resolver's result.
 *
 * @example
 * const handlers = [mockCall(contract.getToken, () => ({ token: 'a token' }))];
 *
 * @public
 */
export function mockCall<Call extends CallDefinition>(
  call: Call,
  resolver: MockResolver<Call>,
  options: { baseUrl?: string } = {},
): HttpHandler {
  const path = `${options.baseUrl ?? '*'}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return methods[call.method](path, async ({ request, params }) => {
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const parts = { params, query: search, body: await readBody(call, request) };
    const parsed: Record<string, unknown> = {};
    for (const part of ['params', 'query', 'body'] as const) {
      const result = call[part]?.safeParse(parts[part]);
      if (result && !result.success) return invalid(part);
      parsed[part] = result?.data;
    }
    const answer = await resolver({ ...(parsed as unknown as CallRequest<Call>), request });
    if (answer instanceof Response) return answer;
    if (call.responseKind === 'empty') return new HttpResponse(null, { status: 204 });
    if (answer instanceof Blob) return new HttpResponse(answer);
    return Response.json(answer);
  });
}
