import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request to the model. */
export interface ModelCall {
  authorization: string | undefined;
  model: string;
  system: string;
  user: string;
  /** Resolves once the server has closed the connection. */
  closed: Promise<void>;
}

/** The behavior of the service in its next calls. */
export type ModelBehavior =
  | { kind: 'answer'; pieces: readonly string[]; tokens?: number; finishReason?: string }
  /** Sends the pieces, and then nothing forever. */
  | { kind: 'stall'; pieces: readonly string[] }
  /** Sends the pieces, then closes the connection. */
  | { kind: 'cut'; pieces: readonly string[] }
  | { kind: 'status'; status: number; body: string }
  /** Sends bytes as they are. */
  | { kind: 'raw'; body: string };

/** Returns the behavior of the service in a call. */
export type BehaviorOf = (call: ModelCall) => ModelBehavior | Promise<ModelBehavior>;

/** A service with OpenAI's protocol, over real HTTP. */
export interface ModelService {
  baseUrl: string;
  calls: ModelCall[];
  /** Sets the behavior of the next calls, or how it follows from each. */
  behave(behavior: ModelBehavior | BehaviorOf): void;
  stop(): Promise<void>;
}

function toChunk(content: string | undefined, finishReason: string | null): string {
  const delta = content === undefined ? {} : { content };
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`;
}

function usageChunk(tokens: number): string {
  const usage = { prompt_tokens: 0, completion_tokens: tokens, total_tokens: tokens };
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [], usage })}\n\n`;
}

async function answer(response: ServerResponse, behavior: ModelBehavior): Promise<void> {
  if (behavior.kind === 'status') {
    response.writeHead(behavior.status, { 'content-type': 'application/json' }).end(behavior.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behavior.kind === 'raw') {
    response.end(behavior.body);
    return;
  }
  for (const piece of behavior.pieces) {
    response.write(toChunk(piece, null));
    // Pieces in a single packet would not prove that they are passed on one by one.
    await wait(20);
  }
  if (behavior.kind === 'stall') return;
  if (behavior.kind === 'cut') {
    response.destroy();
    return;
  }
  response.write(toChunk(undefined, behavior.finishReason ?? 'stop'));
  if (behavior.tokens !== undefined) response.write(usageChunk(behavior.tokens));
  response.end('data: [DONE]\n\n');
}

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<ModelCall> {
  const body = JSON.parse(await readText(request)) as {
    model: string;
    messages: { role: string; content: string }[];
  };
  const contentOf = (role: string) => body.messages.find((message) => message.role === role)?.content ?? '';
  return {
    authorization: request.headers.authorization,
    model: body.model,
    system: contentOf('system'),
    user: contentOf('user'),
    closed: new Promise((resolve) => response.once('close', resolve)),
  };
}

/** Starts a service with a configurable answer. */
export async function startModelService(): Promise<ModelService> {
  const calls: ModelCall[] = [];
  let behavior: ModelBehavior | BehaviorOf = { kind: 'answer', pieces: ['ok'] };
  const server = createServer((request, response) => {
    void readCall(request, response).then(async (call) => {
      calls.push(call);
      return answer(response, typeof behavior === 'function' ? await behavior(call) : behavior);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next) {
      behavior = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
