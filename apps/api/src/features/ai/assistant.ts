import type { AiUsage, CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';

import type { AiSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Services } from '../services.ts';
import type { ModelAction } from './actions/aiActionDefinition.ts';
import { findAction, readValues } from './actions/index.ts';
import { readUsage, spendRequest, spendTokens } from './budget.ts';
import { cleanAnswer, isRichText } from './cleanAnswer.ts';
import { createLanguageModel, estimateTokens } from './languageModel.ts';
import { writePrompt } from './writePrompt.ts';

type ActionRequest = CallRequest<typeof contract.makeAiAction>['body'];
type ActionAnswer = CallAnswer<typeof contract.makeAiAction>['data'];

/** The caller that waits for an answer. */
export interface Waiting {
  userId: number;
  signal: AbortSignal;
  onText: (piece: string) => void;
}

/** The text assistant. */
export interface Assistant {
  hasModel: boolean;
  /**
   * @throws {@link Failure} 404 for an unknown action, 503 without a model, 429 beyond the daily limit, and
   *   the model's own
   */
  make(request: ActionRequest, waiting: Waiting): Promise<ActionAnswer>;
  readUsage(userId: number): Promise<AiUsage>;
}

/** Longer texts get longer answers: both cost money, and neither fits a block. */
const maxTextLength = 20_000;
/**
 * The maximum growth of an answer compared with the text, and the minimum limit for short texts, in
 * characters.
 */
const growth = 4;
const minAnswerLength = 4000;

function toText(answer: string, kind: 'plain' | 'rich'): string {
  const text = cleanAnswer(answer, kind);
  if (text === '') throw new Failure(502, 'aiFailed');
  return text;
}

/** Creates the text assistant; without settings for a model, it offers only rule-based actions. */
export function createAssistant(
  { database: { query }, log }: Pick<Services, 'database' | 'log'>,
  settings: AiSettings | undefined,
): Assistant {
  const model = settings && createLanguageModel(settings, log);
  const limits = settings ?? { requestLimit: 0, tokenLimit: 0 };

  async function askModel(
    action: ModelAction,
    { prompt, values }: ActionRequest,
    { userId, signal, onText }: Waiting,
  ): Promise<ActionAnswer> {
    if (!model) throw new Failure(503, 'aiUnavailable');
    if (prompt.length > maxTextLength) throw new Failure(413, 'aiTextTooLong');
    await spendRequest(query, userId, limits);
    const kind = isRichText(prompt) ? 'rich' : 'plain';
    const written = writePrompt(action.instruct(readValues(action, values)), prompt, kind);
    const maxAnswerLength = Math.max(minAnswerLength, prompt.length * growth);
    let answerLength = 0;
    let tokens: number | undefined;
    const countText = (piece: string): void => {
      answerLength += piece.length;
      onText(piece);
    };
    try {
      const answer = await model.ask({ ...written, signal, onText: countText, maxAnswerLength });
      tokens = answer.tokens;
      return { text: toText(answer.text, kind), isAutomatic: false };
    } finally {
      // A caller who aborts has received the text so far, so that text is charged.
      tokens ??= estimateTokens(written, answerLength);
      await spendTokens(query, userId, tokens);
      log.info({ userId, action: action.id, version: action.version, tokens }, 'assistant');
    }
  }

  return {
    hasModel: model !== undefined,
    async make(request, waiting) {
      const action = findAction(request.actionId);
      if (!action) throw new Failure(404, 'aiActionUnknown');
      if (action.kind === 'model') return askModel(action, request, waiting);
      return { text: action.run(request.prompt, readValues(action, request.values)), isAutomatic: true };
    },
    readUsage: (userId) => readUsage(query, userId, limits),
  };
}
