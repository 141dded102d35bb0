import { getResponse, type RequestHandler } from 'msw';

/** The recorded calls, and a function to stop. */
export interface AnsweredCalls {
  /** `METHOD /path`, in order. */
  made: string[];
  /** Bodies of the calls to a path, in order. */
  bodiesOf: (path: string) => unknown[];
  /** Clears the recorded calls, to free their bodies after thousands of calls. */
  forget: () => void;
  restore: () => void;
}

async function readJson(request: Request): Promise<unknown> {
  // A form's body is not text; the handler sees the upload.
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return undefined;
  const text = await request.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Answers `fetch` with msw's handlers instead of the network, without a service worker. A call without a
 * handler fails like a lost connection. Addresses of `blob:` and `data:` are answered as usual.
 */
export function answerCalls(...handlers: RequestHandler[]): AnsweredCalls {
  const realFetch = globalThis.fetch;
  const calls: { path: string; method: string; body?: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, globalThis.location.href).href;
    if (/^(?:blob|data):/.test(url)) return realFetch(input, init);
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
