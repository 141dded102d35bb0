import type { Catalogue } from '@vitrina/block-catalogue';
import { checkMarketplacePage, type MarketplaceIssue } from '@vitrina/marketplace-export';
import type { PageAddress } from '@vitrina/epack-model';
import type { ProblemTarget } from '@vitrina/editor-core/problems';
import { type DocumentState, getActivePage } from '@vitrina/editor-core/store';

import { createIssueText } from './issueText.ts';

/** A problem of the page in view at a marketplace, in the user's language. */
export interface MarketplaceProblem {
  readonly code: MarketplaceIssue['code'];
  readonly text: string;
  /** Always a warning: a page that a marketplace refuses can still be published to other retailers. */
  readonly severity: 'warning';
  readonly target: ProblemTarget;
}

/** Issues that `validatePage` finds for every template, or that the template's own fields report. */
const saidElsewhere =
  /^marketplace\.(?:altTextEmpty|blockEmpty|itemsCut|linkHost|pictureMissing|valueUnreadable|mvideo\.\w+)$/;

/** Returns the issues that an export of the page in view would report, except issues of styling. */
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
    .map((issue) => ({
      code: issue.code,
      text: say(issue),
      severity: 'warning',
      target: targetOf(issue, document.active),
    }));
}

/** Returns the place where an issue is fixed: the block, and the first prop of its path. */
export function targetOf(
  { componentId, prop }: Pick<MarketplaceIssue, 'componentId' | 'prop'>,
  address: PageAddress,
): ProblemTarget {
  if (componentId === undefined) return { kind: 'page', address };
  const propName = prop?.split('.')[0];
  return { kind: 'component', address, id: componentId, ...(propName !== undefined && { propName }) };
}
