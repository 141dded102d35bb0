import type { PageReasonRecord } from '@vitrina/api-client/contract';
import { useLocale } from '@vitrina/ui-kit';
import { useCallback } from 'react';

/** Returns a function that names a reason in the reader's language. */
export function useReasonName() {
  const { messageLocale } = useLocale();
  return useCallback(
    ({ nameEn, nameRu }: Pick<PageReasonRecord, 'nameEn' | 'nameRu'>) =>
      messageLocale === 'ru' ? nameRu : nameEn,
    [messageLocale],
  );
}
