import { checkPage, validateEpackData, type ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActivePage } from '../store/selectors.ts';
import { useSettledDocument } from '../store/useSettledDocument.ts';

/** Something to be mended before publishing. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  /** The component it is about; undefined for the package's own data. */
  readonly componentId: ComponentId | undefined;
}

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
