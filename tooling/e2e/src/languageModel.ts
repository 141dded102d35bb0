import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A service with OpenAI's protocol. */
export interface LanguageModel {
  readonly baseUrl: string;
  /** The texts it received, without the marks around them. */
  readonly asked: string[];
  /** Requests whose caller disconnected before the end. */
  readonly broken: string[];
  /** Sets the answer, sent word by word; endless if requested. */
  answer(text: string, options?: { readonly isEndless: boolean }): void;
  stop(): Promise<void>;
}

interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Starts the service on a free port. */
export async function startLanguageModel(): Promise<LanguageModel> {
  const asked: string[] = [];
  const broken: string[] = [];
  let words: readonly string[] = [];
  let isEndless = false;
  const server = createServer((request, response) => {
    const reply = async () => {
      const { messages } = JSON.parse(await readText(request)) as ChatRequest;
      const given = messages.find(({ role }) => role === 'user')?.content ?? '';
      const text = given.split('\n').slice(1, -1).join('\n');
      asked.push(text);
      response.on('close', () => {
        if (!response.writableFinished) broken.push(text);
      });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object, finishReason: string | null = null) => {
        const choices = [{ index: 0, delta, finish_reason: finishReason }];
        const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices };
        response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      };
      for (const content of words) {
        send({ content });
        await wait(50);
      }
      if (isEndless) return;
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    };
    void reply();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    broken,
    answer(text, options = { isEndless: false }) {
      words = text.split(/(?<= )/);
      ({ isEndless } = options);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
