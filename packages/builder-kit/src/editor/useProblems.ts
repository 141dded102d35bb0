import { checkPage, validateEpackData, type ComponentId } from '@vitrina/epack-model';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import type { DocumentState } from '../store/documentState.ts';
import { getActivePage } from '../store/selectors.ts';

/** Something to be mended before publishing. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  /** The component it is about; undefined for the package's own data. */
  readonly componentId: ComponentId | undefined;
}

/** How long after an edit the page is looked at again, in ms: while somebody types nothing is counted. */
const lookAfterMs = 500;

/** What is wrong with the package's data and the page in view. Looked at when edits pause. */
export function useProblems(): readonly Problem[] {
  const intl = useIntl();
  const { rules } = useBuilderStore().services.catalogue;
  const document = useSettledDocument();
  return useMemo(() => {
    const { epack, active } = document;
    const page = getActivePage({ document });
    const pageIssues = page ? checkPage(page, { rules, template: active.template }) : [];
    return [...validateEpackData(epack), ...pageIssues].map(({ code, componentId }) => ({
      key: `${code} ${componentId ?? ''}`,
      text: intl.formatMessage({ id: code }),
      componentId,
    }));
  }, [document, rules, intl]);
}

function useSettledDocument(): DocumentState {
  const store = useBuilderStore();
  const [settled, setSettled] = useState(() => store.getState().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: DocumentState | undefined;
    const stop = store.subscribe(() => {
      const { document } = store.getState();
      if (document === seen) return;
      seen = document;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(document), lookAfterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}
