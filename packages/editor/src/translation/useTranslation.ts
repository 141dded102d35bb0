import { findTranslationSource, readTranslation, type TranslatedText } from '@vitrina/block-kit';
import type { PageAddress } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';
import { useOtherPage, type OtherPage } from '@vitrina/editor-ui/work';

/** The state of the page in view compared with the locale it is translated from. */
export interface Translation extends Pick<OtherPage, 'error' | 'retry'> {
  /** Undefined if the page isn't a translation. */
  readonly sourceAddress: PageAddress | undefined;
  /** Undefined while the source page is loading. */
  readonly texts: readonly TranslatedText[] | undefined;
}

/**
 * Returns the {@link Translation} of the page in view, updated when editing pauses. Loads the source page.
 */
export function useTranslation(): Translation {
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const { epack, active } = document;
  const target = getActivePage({ document });
  const sourceAddress = useMemo(
    () => target && findTranslationSource(epack, target, active),
    [epack, target, active],
  );
  const { page: source, error, retry } = useOtherPage(document, sourceAddress);
  const texts = useMemo(
    () => target && source && sourceAddress && readTranslation({ source, sourceAddress, target }, catalogue),
    [source, target, sourceAddress, catalogue],
  );
  return { sourceAddress, texts, error, retry };
}
