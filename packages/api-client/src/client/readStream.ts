import type { ErrorBody } from '../contract/errors.ts';
import { ApiError } from './apiError.ts';

const broken: ErrorBody = { code: 'somethingWentWrong', message: 'Something went wrong' };

/** The end of a streamed response: the whole answer, or the error. */
type Ending = { readonly answer: unknown } | { readonly error: ErrorBody };

/**
 * Reads a response sent as events: `text` with each piece, then `done` with the whole answer, or `error` with
 * the body of an error response.
 *
 * @throws {@link ApiError} with the response's status if the stream ends with `error`, or without an end
 */
export async function readStream(response: Response, onText: (piece: string) => void): Promise<unknown> {
  // Loaded on demand: only streaming calls need the parser.
  const { createParser } = await import('eventsource-parser');
  let ending: Ending | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      const content: unknown = JSON.parse(data);
      if (event === 'text') onText((content as { text: string }).text);
      else if (event === 'done') ending = { answer: content };
      else if (event === 'error') ending = { error: content as ErrorBody };
    },
  });
  if (response.body) {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  }
  if (ending && 'answer' in ending) return ending.answer;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  throw new ApiError(response.status, ending?.error ?? broken, requestId);
}
