import { withComponent } from '../page/editPage.ts';
import { nextComponentId, walkPage, type Page } from '../page/page.ts';
import type { PageAddress } from '../pageAddress.ts';
import type { Component } from '../schemas/component.ts';
import type { CopiedFrom } from '../schemas/copiedFrom.ts';
import { hashValue } from './hashValue.ts';

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
 * Copies a page and links each component to its source and to the page's revision at that time. Ids are kept.
 *
 * @public
 */
export function linkedCopy(page: Page, source: PageAddress): Page {
  let copy = page;
  const upTo = nextComponentId(page) - 1;
  for (const component of walkPage(page)) {
    copy = withComponent(copy, { ...component, copiedFrom: { ...describeSource(component, source), upTo } });
  }
  return copy;
}

/** Returns a component without its source: components that are added again are not copies. */
export function withoutSource<Copy extends Pick<Component, 'copiedFrom'>>(component: Copy): Copy {
  if (component.copiedFrom === undefined) return component;
  const { copiedFrom: _source, ...own } = component;
  return own as Copy;
}
