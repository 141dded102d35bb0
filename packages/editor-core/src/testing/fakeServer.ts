import { ApiError, createApiClient, type ApiClient } from '@vitrina/api-client';

/** A call received by the fake server. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers a call with a body, or a Response for failures. */
export type FakeAnswer = (call: FakeCall) => unknown;

/** Creates a client with a fake server, and the list of calls the server received. */
export function createFakeServer(answer: FakeAnswer): { client: ApiClient; calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  const client = createApiClient({
    baseUrl: 'http://server',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const text = typeof init?.body === 'string' ? init.body : '';
      const call = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? undefined : JSON.parse(text),
      };
      calls.push(call);
      const answered = await answer(call);
      return answered instanceof Response ? answered : Response.json(answered);
    },
  });
  return { client, calls };
}

/** Returns an error answer. */
export function failWith(status: number, code: string, data?: unknown): Response {
  const { message } = new ApiError(status, { code, message: code });
  return Response.json({ code, message, data }, { status });
}
