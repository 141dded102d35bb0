import type { Catalogue } from '@vitrina/block-catalogue';
import { checkMarketplacePage, type MarketplaceIssue } from '@vitrina/marketplace-export';
import type { ProblemTarget } from '@vitrina/editor-core/problems';
import { type DocumentState, getActivePage } from '@vitrina/editor-core/store';

import { createIssueText } from './issueText.ts';

/** What a marketplace would make of the page in view, in the user's language. */
export interface MarketplaceProblem {
  readonly text: string;
  /** Never an error: a page that a marketplace refuses can still be published to shops. */
  readonly severity: 'warning';
  readonly target: ProblemTarget;
}

/** The editor says these itself, by the rules of props and of the template's own fields. */
const saidElsewhere = /^marketplace\.(?:linkHost|itemsCut|valueUnreadable|mvideo\.\w+)$/;

/** What an export of the page in view would report, leaving out what is a matter of looks only. */
export function findMarketplaceProblems(
  document: DocumentState,
  catalogue: Catalogue,
  language: string,
): readonly MarketplaceProblem[] {
  const page = getActivePage({ document });
  if (!page) return [];
  const { template, locale } = document.active;
  const configuration = document.epack.templateConfiguration[locale]?.[template] ?? {};
  const say = createIssueText(language);
  return checkMarketplacePage({ page, template, locale, configuration }, { catalogue })
    .filter(({ code, severity }) => severity !== 'info' && !saidElsewhere.test(code))
    .map((issue) => ({ text: say(issue), severity: 'warning', target: targetOf(issue) }));
}

/** Where an issue is mended: the block, and the prop its path begins with. */
export function targetOf({
  componentId,
  prop,
}: Pick<MarketplaceIssue, 'componentId' | 'prop'>): ProblemTarget {
  if (componentId === undefined) return { kind: 'page' };
  const propName = prop?.split('.')[0];
  return { kind: 'component', id: componentId, ...(propName !== undefined && { propName }) };
}
