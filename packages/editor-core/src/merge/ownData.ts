import type { Epack } from '@vitrina/epack-model';

/** The data of a package without its pages. */
export type OwnData = Omit<Epack, 'pages'>;

/** Returns the data of a package without its pages. */
export function toOwnData({ pages: _pages, ...data }: Epack): OwnData {
  return data;
}
