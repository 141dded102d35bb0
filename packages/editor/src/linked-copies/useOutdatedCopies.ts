import { listTexts } from '@vitrina/block-kit';
import { useMemo } from 'react';
import {
  type LinkedSource,
  findLinkedSource,
  listOutdatedCopies,
  type OutdatedCopy,
  type TranslatedProps,
} from '@vitrina/editor-core/linked-copies';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';
import { useOtherPage, type OtherPage } from '@vitrina/editor-ui/work';

/** The state of the page in view compared with the template or locale it was copied from. */
export interface LinkedCopy extends Pick<OtherPage, 'error' | 'retry'> {
  /** Name of that template or locale; undefined if the page isn't a copy. */
  readonly name: string | undefined;
  /** Whether the source is another locale. Its texts are translated, not copied. */
  readonly isLocale: boolean;
  /** Undefined while loading. */
  readonly source: LinkedSource | undefined;
  readonly outdatedCopies: readonly OutdatedCopy[];
}

/** Returns the {@link LinkedCopy} of the page in view, updated when editing pauses. Loads the source page. */
export function useOutdatedCopies(): LinkedCopy {
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const { epack, active } = document;
  const page = getActivePage({ document });
  const address = useMemo(() => page && findLinkedSource(epack, page, active), [epack, page, active]);
  const isLocale = address !== undefined && address.locale !== active.locale;
  const { page: sourcePage, error, retry } = useOtherPage(document, address);
  const source = useMemo(
    () => (sourcePage && address ? { page: sourcePage, address } : undefined),
    [sourcePage, address],
  );
  const outdatedCopies = useMemo(() => {
    const translatedProps: TranslatedProps = (component) =>
      new Set(listTexts(component, catalogue).map(({ name }) => name));
    return page && source
      ? listOutdatedCopies(page, source.page, source.address, isLocale ? translatedProps : undefined)
      : [];
  }, [page, source, isLocale, catalogue]);
  return {
    name: isLocale ? address.locale : address?.template,
    isLocale,
    source,
    outdatedCopies,
    error,
    retry,
  };
}
