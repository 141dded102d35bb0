import type { PageAddress } from '../pageAddress.ts';

/** A page in the list of its template. */
export interface ListedPage {
  readonly page: string;
  /** The name people call it by; undefined for its file name. */
  readonly title?: string | undefined;
}

interface WithData {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Returns the pages of a template in the order that the manifest sets, with their titles. Pages that it does not list are last.
 *
 * @param names - the names of the pages, as in `listPages`
 * @public
 */
export function arrangePages(
  { data }: WithData,
  { locale, template }: Pick<PageAddress, 'locale' | 'template'>,
  names: readonly string[],
): readonly ListedPage[] {
  const listed = readList(data?.[locale], template).filter(({ page }) => names.includes(page));
  const others = names.filter((name) => !listed.some(({ page }) => page === name));
  return [...listed, ...others.map((page) => ({ page }))];
}

/** The manifest can be of another tool, or damaged. */
function readList(ofLocale: unknown, template: string): readonly ListedPage[] {
  const lists = isObject(ofLocale) ? ofLocale.pages : undefined;
  const list = isObject(lists) && Object.hasOwn(lists, template) ? lists[template] : undefined;
  const known = new Set<string>();
  return (Array.isArray(list) ? list : []).flatMap((each: unknown) => {
    if (!isObject(each) || typeof each.page !== 'string' || known.has(each.page)) return [];
    known.add(each.page);
    const { page, title } = each;
    return [typeof title === 'string' && title !== '' ? { page, title } : { page }];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
