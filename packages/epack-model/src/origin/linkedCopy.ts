import { withComponent } from '../page/editPage.ts';
import { nextComponentId, walkPage, type Page } from '../page/page.ts';
import type { PageAddress } from '../pageAddress.ts';
import type { Component } from '../schemas/component.ts';
import type { CopiedFrom } from '../schemas/copiedFrom.ts';
import { hashValue } from './hashValue.ts';
import { findLibraryLink, freeTexts, withLibraryLink } from './libraryLink.ts';

/** Returns the source reference of a component's copy. @public */
export function describeSource(
  { id, props }: Component,
  { locale, template, page }: PageAddress,
): CopiedFrom {
  const hashes = Object.entries(props)
    .map(([name, { value }]) => [name, hashValue(value)] as const)
    .filter(([, hash]) => hash !== '');
  return { locale, template, page, id, props: Object.fromEntries(hashes) };
}

/**
 * Copies a page and links each component to its source and to the page's revision at that time. Ids are kept, and so are
 * links to library sections.
 *
 * @param locale - the language of the copy; in another one than a section's, its texts can change. Default: the source's
 * @public
 */
export function linkedCopy(page: Page, source: PageAddress, locale: string = source.locale): Page {
  let copy = page;
  const upTo = nextComponentId(page) - 1;
  for (const component of walkPage(page)) {
    const link = findLibraryLink(component);
    const section = link && (link.locale === locale ? link : freeTexts(link));
    const copiedFrom = withLibraryLink({ ...describeSource(component, source), upTo }, section);
    copy = withComponent(copy, { ...component, ...(copiedFrom && { copiedFrom }) });
  }
  return copy;
}

/** Returns a component without its source: components that are added again are not copies. */
export function withoutSource<Copy extends Pick<Component, 'copiedFrom'>>(component: Copy): Copy {
  if (component.copiedFrom === undefined) return component;
  const { copiedFrom: _source, ...own } = component;
  return own as Copy;
}
