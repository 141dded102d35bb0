import type { AiUsage, CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';

import type { AiSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Services } from '../services.ts';
import type { ModelAction } from './actions/aiActionDefinition.ts';
import { findAction, readValues } from './actions/index.ts';
import { createAskModel, requireModel, type Waiting } from './askWithinBudget.ts';
import { readUsage } from './budget.ts';
import { cleanAnswer, isRichText } from './cleanAnswer.ts';
import { writePrompt } from './writePrompt.ts';

type ActionRequest = CallRequest<typeof contract.makeAiAction>['body'];
type ActionAnswer = CallAnswer<typeof contract.makeAiAction>['data'];

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
  services: Pick<Services, 'database' | 'log'>,
  settings: AiSettings | undefined,
): Assistant {
  const ask = createAskModel(services, settings);
  const limits = settings ?? { requestLimit: 0, tokenLimit: 0 };

  async function askModel(
    action: ModelAction,
    { prompt, values }: ActionRequest,
    waiting: Waiting,
  ): Promise<ActionAnswer> {
    const model = requireModel(ask);
    if (prompt.length > maxTextLength) throw new Failure(413, 'aiTextTooLong');
    const kind = isRichText(prompt) ? 'rich' : 'plain';
    const written = writePrompt(action.instruct(readValues(action, values)), prompt, kind);
    const maxAnswerLength = Math.max(minAnswerLength, prompt.length * growth);
    const log = { action: action.id, version: action.version };
    return {
      text: toText(await model({ ...written, maxAnswerLength, log }, waiting), kind),
      isAutomatic: false,
    };
  }

  return {
    hasModel: ask !== undefined,
    async make(request, waiting) {
      const action = findAction(request.actionId);
      if (!action) throw new Failure(404, 'aiActionUnknown');
      if (action.kind === 'model') return askModel(action, request, waiting);
      return { text: action.run(request.prompt, readValues(action, request.values)), isAutomatic: true };
    },
    readUsage: (userId) => readUsage(services.database.query, userId, limits),
  };
}
