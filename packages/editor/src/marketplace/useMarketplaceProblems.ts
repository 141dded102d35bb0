import { amazonTemplate, mvideoTemplate, ozonTemplate } from '@vitrina/epack-model';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentState } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

import type { findMarketplaceProblems as Finding, MarketplaceProblem } from './findMarketplaceProblems.ts';

type Find = typeof Finding;

const templates: readonly string[] = [ozonTemplate, amazonTemplate, mvideoTemplate];

/**
 * Returns the problems of the page in view by a marketplace's rules. Loads the rules with the first page that
 * uses one of the marketplace's templates.
 */
export function useMarketplaceProblems(document: DocumentState): readonly MarketplaceProblem[] {
  const { locale } = useIntl();
  const { catalogue, reportError } = useEditorStore().services;
  const isForMarketplace = templates.includes(document.active.template);
  const [find, setFind] = useState<Find>();
  useEffect(() => {
    if (!isForMarketplace || find) return;
    import('./findMarketplaceProblems.ts')
      .then(({ findMarketplaceProblems }) => setFind(() => findMarketplaceProblems))
      .catch(reportError);
  }, [isForMarketplace, find, reportError]);
  return useMemo(
    () => (isForMarketplace && find ? find(document, catalogue, locale) : []),
    [isForMarketplace, find, document, catalogue, locale],
  );
}
