import { designTexts } from '@vitrina/editor-core/problems';
import { useSyncExternalStore } from 'react';

/**
 * Returns the texts of designs that are loaded: the same value until those of another language are, for what is made of
 * designs or compared with their texts.
 */
export function useDesignTexts(): ReturnType<typeof designTexts.get> {
  return useSyncExternalStore(designTexts.subscribe, designTexts.get);
}
