import { getResponse, type RequestHandler } from 'msw';

/** Calls that were made, and the way to end the answering. */
export interface AnsweredCalls {
  /** `METHOD /path`, in their order. */
  made: string[];
  /** Bodies of the calls to one path, in their order. */
  bodiesOf: (path: string) => unknown[];
  /** Drops what is known of the calls so far: where thousands are made, their bodies add up. */
  forget: () => void;
  restore: () => void;
}

async function readJson(request: Request): Promise<unknown> {
  // A form's body is no text; what was uploaded is seen by the handler.
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return undefined;
  const text = await request.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Lets msw's handlers answer `fetch` in place of the network, without a service worker. What no handler answers fails
 * as a lost connection does.
 */
export function answerCalls(...handlers: RequestHandler[]): AnsweredCalls {
  const realFetch = globalThis.fetch;
  const calls: { path: string; method: string; body?: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, globalThis.location.href).href;
    const request = new Request(input instanceof Request ? input : url, init);
    const call: (typeof calls)[number] = { path: new URL(url).pathname, method: request.method };
    calls.push(call);
    call.body = await readJson(request);
    const response = await getResponse(handlers, request);
    if (!response) throw new TypeError(`Nothing answers ${request.method} ${url}`);
    return response;
  };
  return {
    get made() {
      return calls.map(({ method, path }) => `${method} ${path}`);
    },
    bodiesOf: (path) => calls.filter((call) => call.path === path).map(({ body }) => body),
    forget: () => void calls.splice(0),
    restore: () => {
      globalThis.fetch = realFetch;
    },
  };
}
