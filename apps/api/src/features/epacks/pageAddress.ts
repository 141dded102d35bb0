/** The address of a page. */
export interface PageAddress {
  locale: string;
  template: string;
  page: string;
}

/** A page, a whole template, or a whole locale, depending on the given parts of the address. */
export type PageRange = Pick<PageAddress, 'locale'> & Partial<PageAddress>;
