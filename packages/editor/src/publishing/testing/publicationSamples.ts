import type {
  CallAnswer,
  contract,
  PartialMatchData,
  Publication,
  RetailerState,
} from '@vitrina/api-client/contract';

interface Named {
  readonly id: number;
  readonly name: string;
}

const date = '2026-03-05T14:07:00.000Z';
const license = { id: 1, name: 'Tefal' };

/** A publication that isn't live any more, including the answer to publishing. */
export function makePublication(retailer: Named): Publication & {
  answer: CallAnswer<typeof contract.publishToStream>['data'];
} {
  const common = { publication: 'abc', publishedDate: date, license, keys: [] };
  return {
    ...common,
    id: 1,
    publishedBy: 'anna',
    retailers: [{ ...retailer, isLive: false }],
    rolledBackTo: null,
    canRollBack: true,
    answer: { ...common, publicId: 'public', retailers: [retailer] },
  };
}

/** A retailer that shows the package. */
export function makeRetailerState(retailer: Named): RetailerState {
  return {
    retailer,
    state: 'live',
    publicationId: 1,
    publication: 'abc',
    publishedDate: date,
    keys: [],
    pageUrl: '/shop/products/1',
    isOutdated: true,
    receipt: { firstSeenDate: date, lastSeenDate: date, views: 12 },
  };
}

/** A preview with one changed text since the last publication. */
export function makePreview(): CallAnswer<typeof contract.previewPublication>['data'] {
  return {
    owner: null,
    byRetailer: [],
    problems: [],
    findings: [],
    license,
    licenses: [license],
    retailers: [],
    keys: [],
    match: null,
    since: { id: 1, publication: 'abc', publishedDate: date },
    isUpToDate: false,
    hasNewLook: false,
    pages: [
      {
        locale: 'ru',
        template: 'master_template',
        page: 'index.html',
        state: 'changed',
        counts: { added: 0, removed: 0, moved: 0, changed: 1 },
        blocks: [
          {
            id: 2,
            componentKey: 'Text',
            displayName: 'Text',
            customName: null,
            differences: ['changed'],
            before: { parentId: 1, index: 0 },
            after: { parentId: 1, index: 0 },
            props: [{ name: 'text', before: { desktop: '<p>Old</p>' }, after: { desktop: '<p>New</p>' } }],
            fields: [],
          },
        ],
      },
    ],
  };
}

/** Makes the preview of a roll back that changes one text at these retailers. */
export function makeRollBackPreview(retailers: Named[]): CallAnswer<typeof contract.previewRollBack>['data'] {
  const { since, isUpToDate, hasNewLook, pages } = makePreview();
  return { retailers, isComparable: true, byRetailer: [{ retailers, since, isUpToDate, hasNewLook, pages }] };
}

/** Another package with the same EAN but a different type, MPN and categories. */
export function makeMatch(retailer: Named): PartialMatchData {
  const item = {
    id: '00000000-0000-4000-8000-000000000002',
    type: 'minisite' as const,
    name: 'Grill',
    brand: 'Tefal',
    ean: '3045380000000',
    mpn: 'A',
    mappingId: '',
    categories: ['4', '9'],
    tags: [],
    updatedDate: date,
  };
  return {
    uploaded: item,
    existing: { ...item, type: 'sis', mpn: 'B', categories: [] },
    fields: [
      { name: 'type', uploaded: 'minisite', existing: 'sis', isSame: false },
      { name: 'categories', uploaded: '4, 9', existing: '', isSame: false },
      { name: 'ean', uploaded: item.ean, existing: item.ean, isSame: true },
      { name: 'mpn', uploaded: 'A', existing: 'B', isSame: false },
    ],
    matchedBy: ['ean'],
    isExact: false,
    retailers: [retailer],
  };
}
