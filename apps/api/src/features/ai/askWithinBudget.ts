import type { AiSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Services } from '../services.ts';
import { spendRequest, spendTokens } from './budget.ts';
import { createLanguageModel, estimateTokens } from './languageModel.ts';
import type { Prompt } from './writePrompt.ts';

/** The caller that waits for an answer. */
export interface Waiting {
  userId: number;
  signal: AbortSignal;
  /** Called with each piece of text as it arrives. */
  onText?: (piece: string) => void;
}

/** A request to the model. */
interface Question extends Prompt {
  maxAnswerLength: number;
  /** Names the request in the log. */
  log: Readonly<Record<string, string | number>>;
}

/** Asks the model for a user. Returns its text. */
export type AskModel = (question: Question, waiting: Waiting) => Promise<string>;

/** Creates the way to ask the model within each user's daily limits; undefined without settings for a model. */
export function createAskModel(
  { database: { query }, log }: Pick<Services, 'database' | 'log'>,
  settings: AiSettings | undefined,
): AskModel | undefined {
  if (!settings) return undefined;
  const model = createLanguageModel(settings, log);
  return async ({ system, user, maxAnswerLength, log: names }, { userId, signal, onText }) => {
    await spendRequest(query, userId, settings);
    let answerLength = 0;
    let tokens: number | undefined;
    const countText = (piece: string): void => {
      answerLength += piece.length;
      onText?.(piece);
    };
    try {
      const answer = await model.ask({ system, user, signal, onText: countText, maxAnswerLength });
      tokens = answer.tokens;
      return answer.text;
    } finally {
      // A caller who aborts has received the text so far, so that text is charged.
      tokens ??= estimateTokens({ system, user }, answerLength);
      await spendTokens(query, userId, tokens);
      log.info({ userId, ...names, tokens }, 'assistant');
    }
  };
}

/** Returns the way to ask the model. @throws 503 without one */
export function requireModel(ask: AskModel | undefined): AskModel {
  if (!ask) throw new Failure(503, 'aiUnavailable');
  return ask;
}
