import type { ErrorCode } from '@vitrina/api-client/contract';

import { Failure } from '../../../platform/http/failure.ts';
import type { PageAddress, PageRange } from '../pageAddress.ts';

/** The part of an address that a deletion names last, with the refusal if no other one would remain. */
function levelOf({ template, page }: PageRange): [keyof PageAddress, ErrorCode] {
  if (template === undefined) return ['locale', 'lastLocale'];
  return page === undefined ? ['template', 'lastTemplate'] : ['page', 'lastPage'];
}

/**
 * Refuses to delete the last locale of an epack, the last template of a locale, or the last page of a template,
 * as the editor does: nothing could be opened or published, and a locale is copied from another one.
 *
 * @param pages - every page of the epack
 * @throws 400
 */
export function refuseLast(pages: readonly PageAddress[], range: PageRange): void {
  const [level, code] = levelOf(range);
  const siblings = pages.filter(
    ({ locale, template }) =>
      level === 'locale' ||
      (locale === range.locale && (level === 'template' || template === range.template)),
  );
  const names = new Set(siblings.map((address) => address[level]));
  if (names.size === 1 && names.has(range[level] ?? '')) throw new Failure(400, code);
}
