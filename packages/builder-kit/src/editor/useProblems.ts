import { checkPage, validateEpackData, type ComponentId } from '@vitrina/epack-model';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { getActivePage } from '../store/selectors.ts';

/** Something to be mended before publishing. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  /** The component it is about; undefined for the package's own data. */
  readonly componentId: ComponentId | undefined;
}

/** What is wrong with the package's data and the page in view. The page is looked at when there is time for it. */
export function useProblems(): readonly Problem[] {
  const intl = useIntl();
  const { rules } = useBuilderStore().services.catalogue;
  const epack = useBuilder((state) => state.document.epack);
  const template = useBuilder((state) => state.document.active.template);
  const page = useDeferredValue(useBuilder(getActivePage));
  const pageIssues = useMemo(
    () => (page ? checkPage(page, { rules, template }) : []),
    [page, rules, template],
  );
  return [...validateEpackData(epack), ...pageIssues].map(({ code, componentId }) => ({
    key: `${code} ${componentId ?? ''}`,
    text: intl.formatMessage({ id: code }),
    componentId,
  }));
}
