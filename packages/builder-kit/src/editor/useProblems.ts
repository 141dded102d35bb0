import { getChildIds, rootId, validateEpackData, type ComponentId, type Issue } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

import { useBuilder } from '../store/hooks.ts';
import { getActivePage } from '../store/selectors.ts';
import { amazonTemplate, maxAmazonRootComponents } from '../nesting/whyNotInside.ts';

/** Something to be mended before publishing. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  /** The component it is about; undefined for the package's own data. */
  readonly componentId: ComponentId | undefined;
}

/** What is wrong with the package's data and the page in view. */
export function useProblems(): readonly Problem[] {
  const intl = useIntl();
  const epack = useBuilder((state) => state.document.epack);
  const isOverAmazonLimit = useBuilder((state) => {
    const page = getActivePage(state);
    const isAmazon = state.document.active.template === amazonTemplate;
    return isAmazon && page !== undefined && getChildIds(page, rootId).length > maxAmazonRootComponents;
  });
  const overLimit: Issue[] = isOverAmazonLimit
    ? [{ code: 'builder.refusal.amazonLimit', severity: 'error' }]
    : [];
  return [...validateEpackData(epack), ...overLimit].map((issue) => ({
    key: `${issue.code} ${issue.componentId ?? ''}`,
    text: intl.formatMessage({ id: issue.code }),
    componentId: issue.componentId,
  }));
}
