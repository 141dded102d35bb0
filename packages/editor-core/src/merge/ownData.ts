import type { Epack } from '@vitrina/epack-model';

/** What surrounds the pages of a package. */
export type OwnData = Omit<Epack, 'pages'>;

/** A package without its pages. */
export function toOwnData({ pages: _pages, ...data }: Epack): OwnData {
  return data;
}
