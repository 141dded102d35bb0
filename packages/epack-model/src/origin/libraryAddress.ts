import type { PageAddress } from '../pageAddress.ts';

/** A copy of a saved section or template: the saved item, and which of its copies on the page this is. @public */
export interface LibraryCopy {
  /** The item's public id. */
  readonly itemId: string;
  /** Differs between copies of the same item. */
  readonly copyId: string;
}

/**
 * Returns the address that components copied from the library refer to in `copiedFrom`. No page of a package has it:
 * its template has no name.
 *
 * @param locale - the language of the saved texts
 * @public
 */
export function libraryAddress({ itemId, copyId }: LibraryCopy, locale: string): PageAddress {
  return { locale, template: '', page: `${itemId}/${copyId}` };
}

/** Returns the copy that an address of {@link libraryAddress} names; undefined for the address of a page. @public */
export function readLibraryAddress({
  template,
  page,
}: Pick<PageAddress, 'template' | 'page'>): LibraryCopy | undefined {
  const [itemId = '', copyId = ''] = page.split('/');
  return template === '' && itemId !== '' && copyId !== '' ? { itemId, copyId } : undefined;
}
