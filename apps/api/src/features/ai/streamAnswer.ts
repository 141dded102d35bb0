import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { toErrorBody, toFailure } from '../../platform/http/errorHandler.ts';
import { Failure } from '../../platform/http/failure.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';

/** Checks whether the caller wants a streamed answer. */
export function wantsStream(request: FastifyRequest): boolean {
  return /(?:^|[\s,])text\/event-stream(?:[\s,;]|$)/i.test(request.headers.accept ?? '');
}

/** Returns a signal that aborts when the caller disconnects. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Formats an event of `text/event-stream`; JSON contains no line breaks that could end it early. */
function toEvent(name: 'text' | 'done' | 'error', data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Streams the answer: `text` with each piece, then `done` with the whole answer, or `error` with the body of
 * an error response. A failure before the first piece is an ordinary error with its status.
 */
export async function streamAnswer<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  make: (onText: (piece: string) => void) => Promise<Answer>,
): Promise<FastifyReply> {
  const events = new PassThrough();
  let begin: () => void = () => undefined;
  const begun = new Promise<'begun'>((resolve) => {
    begin = () => resolve('begun');
  });
  const made = make((piece) => {
    begin();
    if (!events.destroyed) events.write(toEvent('text', { text: piece }));
  });
  const done = made.then((answer) => events.end(toEvent('done', ok(answer))));
  // Waits for the first piece, or throws the failure before it.
  await Promise.race([begun, done]);
  done.catch((error: unknown) => {
    const failure = toFailure(error as Error) ?? new Failure(500, 'somethingWentWrong');
    const language = pickLanguage(request.headers['accept-language']);
    if (!events.destroyed) events.end(toEvent('error', toErrorBody(failure, language)));
  });
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(events);
}
