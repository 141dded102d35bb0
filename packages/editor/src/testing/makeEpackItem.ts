import type { EpackListItem } from '@vitrina/api-client/contract';

/** Returns the id of a test's package, by its number from 1 to 9. */
export const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** Returns a package as the list shows it. */
export function makeEpackItem(number: number, changes: Partial<EpackListItem> = {}): EpackListItem {
  return {
    id: idOf(number),
    publicId: `public-${number}`,
    type: 'minisite',
    name: `Grill ${number}`,
    author: 'editor',
    tags: [],
    version: '1',
    locale: 'ru',
    template: 'master_template',
    page: 'index.html',
    owner: { id: 2, username: 'editor' },
    license: { id: 1, name: 'Tefal' },
    brand: 'Tefal',
    mpn: '',
    ean: '',
    mappingId: '',
    categories: [],
    customPackageId: '',
    layout: '',
    createdDate: '2026-03-04T10:00:00.000Z',
    updatedDate: '2026-03-04T10:00:00.000Z',
    publishedDate: null,
    thumbnail: null,
    problemCount: 0,
    impressions: 0,
    people: [],
    ...changes,
  };
}
