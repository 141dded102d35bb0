import type { AiAction } from '@vitrina/api-client/contract';

/** Returns whether a language model is configured. */
export function hasModel(actions: readonly Pick<AiAction, 'needsModel' | 'isAvailable'>[]): boolean {
  return actions.some(({ needsModel, isAvailable }) => needsModel && isAvailable);
}
