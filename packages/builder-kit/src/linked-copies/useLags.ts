import { useMemo } from 'react';

import { useOtherPage, type OtherPage } from '../loading/useOtherPage.ts';
import { getActivePage } from '../store/selectors.ts';
import { useSettledDocument } from '../store/useSettledDocument.ts';
import type { LinkedSource } from './linkEdits.ts';
import { findLinkedSource, listLags, type Lag } from './listLags.ts';

/** How the page in view stands against the template it was copied from. */
export interface LinkedCopy extends Pick<OtherPage, 'error' | 'retry'> {
  /** Name of that template; undefined where the page stands for itself. */
  readonly template: string | undefined;
  /** Undefined while it is on its way. */
  readonly source: LinkedSource | undefined;
  readonly lags: readonly Lag[];
}

/** {@link LinkedCopy} of the page in view, looked at when edits pause. Loads the source page. */
export function useLags(): LinkedCopy {
  const document = useSettledDocument();
  const { active } = document;
  const page = getActivePage({ document });
  const address = useMemo(() => page && findLinkedSource(page, active), [page, active]);
  const { page: sourcePage, error, retry } = useOtherPage(document, address);
  const source = useMemo(
    () => (sourcePage && address ? { page: sourcePage, address } : undefined),
    [sourcePage, address],
  );
  const lags = useMemo(
    () => (page && source ? listLags(page, source.page, source.address) : []),
    [page, source],
  );
  return { template: address?.template, source, lags, error, retry };
}
