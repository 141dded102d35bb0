import { withComponent } from '../page/editPage.ts';
import { nextComponentId, walkPage, type Page } from '../page/page.ts';
import type { PageAddress } from '../pageAddress.ts';
import type { Component } from '../schemas/component.ts';
import type { CopiedFrom } from '../schemas/copiedFrom.ts';
import { hashValue } from './hashValue.ts';

/**
 * What a copy of a component notes of its source.
 *
 * @public
 */
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
 * A copy of a page whose components know where each came from, and how far the page went then; their ids stay.
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

/** A component that stands for itself: what is added again is nobody's copy. */
export function withoutSource<Copy extends Pick<Component, 'copiedFrom'>>(component: Copy): Copy {
  if (component.copiedFrom === undefined) return component;
  const { copiedFrom: _source, ...own } = component;
  return own as Copy;
}
