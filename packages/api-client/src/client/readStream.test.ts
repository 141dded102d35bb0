import { expect, it } from 'vitest';

import { contract } from '../contract/index.ts';
import { createApiClient } from './createApiClient.ts';

const body = { actionId: 'rewrite', prompt: 'A pot.' };

/** A client of a server that answers with these chunks; they can be cut at any point. */
function clientOf(chunks: readonly string[], headers: Record<string, string>, status = 200) {
  const accepted: (string | null)[] = [];
  const encoder = new TextEncoder();
  const client = createApiClient({
    fetch: (_url, init) => {
      accepted.push(new Headers(init?.headers).get('accept'));
      const stream = new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
          controller.close();
        },
      });
      return Promise.resolve(new Response(stream, { status, headers }));
    },
  });
  return { client, accepted };
}

const events = { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'r-1' };

it('hands pieces on as they come, wherever the network cuts them, and answers the whole', async () => {
  const { client, accepted } = clientOf(
    [
      'event: text\ndata: {"te',
      'xt":"Кас"}\n\nevent: text\ndata: {"text":"трюля"}\n',
      '\nevent: done\ndata: {"code":200,"data":{"text":"Кастрюля","isAutomatic":false}}\n\n',
    ],
    events,
  );
  const pieces: string[] = [];
  const { data } = await client.stream(contract.makeAiAction, { body }, (piece) => pieces.push(piece));
  expect(pieces).toEqual(['Кас', 'трюля']);
  expect(data.text).toBe('Кастрюля');
  expect(accepted).toEqual(['text/event-stream']);
});

it('fails with what the stream says, or that it broke off', async () => {
  const failing = clientOf(['event: error\ndata: {"code":"aiFailed","message":"No"}\n\n'], events);
  await expect(failing.client.stream(contract.makeAiAction, { body }, () => undefined)).rejects.toMatchObject(
    {
      code: 'aiFailed',
      requestId: 'r-1',
    },
  );
  const cut = clientOf(['event: text\ndata: {"text":"A"}\n\n'], events);
  await expect(cut.client.stream(contract.makeAiAction, { body }, () => undefined)).rejects.toMatchObject({
    code: 'somethingWentWrong',
  });
});

it('reads an answer that comes at once, and a refusal, as any call does', async () => {
  const json = { 'content-type': 'application/json' };
  const whole = clientOf(['{"code":200,"data":{"text":"x","isAutomatic":true}}'], json);
  expect((await whole.client.stream(contract.makeAiAction, { body }, () => undefined)).data.text).toBe('x');
  const refused = clientOf(['{"code":"aiBudgetUsedUp","message":"m"}'], json, 429);
  await expect(refused.client.stream(contract.makeAiAction, { body }, () => undefined)).rejects.toMatchObject(
    {
      status: 429,
      code: 'aiBudgetUsedUp',
    },
  );
});
