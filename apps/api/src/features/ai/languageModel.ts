import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';

import type { AiSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Log } from '../../platform/logs/log.ts';
import type { Prompt } from './writePrompt.ts';

/** A request to a model. */
export interface ModelRequest extends Prompt {
  /** Aborts the request when the caller is gone. */
  signal: AbortSignal;
  /** A longer answer is cut off: the model has failed. */
  maxAnswerLength: number;
  /** Called with each piece of text as it arrives. */
  onText: (piece: string) => void;
}

/** A whole answer. */
export interface ModelAnswer {
  text: string;
  /** Counted by the service, or estimated if it does not report the number. */
  tokens: number;
}

/** A language model reached over the network. */
export interface LanguageModel {
  /** @throws {@link Failure} 502 if it fails, 504 if it is slow, 422 if it declines */
  ask(request: ModelRequest): Promise<ModelAnswer>;
}

/** A service can be busy for a moment; more retries would only double the wait. */
const maxRetries = 1;
const charactersPerToken = 3;

/**
 * Estimates the tokens of a request, for a service that does not report them or a request that was aborted.
 */
export function estimateTokens({ system, user }: Prompt, answerLength: number): number {
  return Math.ceil((system.length + user.length + answerLength) / charactersPerToken);
}

function toFailure(error: unknown, deadline: AbortSignal): Failure {
  if (error instanceof APIConnectionTimeoutError || deadline.aborted) return new Failure(504, 'aiTimedOut');
  return error instanceof Failure ? error : new Failure(502, 'aiFailed');
}

/** Describes a failure for the operator. Leaves out the service's message: it can repeat the key. */
function describeFailure(error: unknown): object {
  const { name } = error as Error;
  return error instanceof APIError ? { name, status: error.status, code: error.code } : { name };
}

/** Creates a client of an endpoint with OpenAI's protocol. */
export function createLanguageModel(settings: AiSettings, log: Log): LanguageModel {
  const { baseUrl, apiKey, model, timeoutMs } = settings;
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    maxRetries,
    timeout: timeoutMs,
    logLevel: 'off',
  });

  async function readAnswer(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const stream = await client.chat.completions.create(
      {
        model,
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: request.system },
          { role: 'user', content: request.user },
        ],
      },
      { signal },
    );
    let text = '';
    let tokens: number | undefined;
    let finishReason: string | undefined;
    for await (const { choices, usage } of stream) {
      const choice = choices[0];
      const piece = choice?.delta.content ?? '';
      text += piece;
      if (text.length > request.maxAnswerLength) throw new Failure(502, 'aiFailed');
      if (piece !== '') request.onText(piece);
      finishReason = choice?.finish_reason ?? finishReason;
      tokens = usage?.total_tokens ?? tokens;
    }
    if (finishReason === 'content_filter') throw new Failure(422, 'aiRefused');
    // A connection that closed early ends the loop like an answer; only a finish reason distinguishes them.
    if (finishReason !== 'stop') throw new Failure(502, 'aiFailed');
    return { text, tokens: tokens ?? estimateTokens(request, text.length) };
  }

  return {
    async ask(request) {
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        return await readAnswer(request, AbortSignal.any([deadline, request.signal]));
      } catch (error) {
        if (!request.signal.aborted) log.warn(describeFailure(error), 'the language model failed');
        throw toFailure(error, deadline);
      }
    },
  };
}
