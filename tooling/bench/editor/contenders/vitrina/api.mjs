// Answers the editor's requests when it opens a package, from memory: the database is not measured.
import { image } from '../../page-model.js';
import { imagePath, makeWirePage } from './wirePage.mjs';

const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const profile = {
  id: 2,
  username: 'editor',
  firstName: 'Anna',
  lastName: 'Kovaleva',
  email: 'editor@example.com',
  roles: [],
  retailers: [{ id: 1, name: 'Ozon', license: { id: 1, name: 'Tefal' } }],
  licenses: [{ id: 1, name: 'Tefal' }],
  permissions: [{ id: 5, name: 'BuilderPro' }],
  group: null,
};
const manifest = {
  createdDate: '2026-01-01T00:00:00',
  updatedDate: '2026-01-01T00:00:00',
  version: '1.0',
  packageID: 'bench',
  emsId: 'constructor',
  author: 'editor',
  tags: ['bench'],
  productData: { productName: 'Grill', brandName: 'Tefal', EAN: '1', MPN: '1', categories: ['1'] },
  data: { ru: { direction: 'ltr' } },
};

const epack = {
  structure: { activeEpackage: address, epackData: { type: 'minisite', manifest, components: {} } },
  files: [],
  pageIndex: [{ ...address, revision: 1 }],
  dataRevision: 1,
  publicId: 'bench',
};

/**
 * Returns the response data of a call; undefined if there is none. A package's id contains its number of
 * blocks.
 */
export function answerCall(method, path) {
  const [, count, rest] = /^\/api\/constructor\/epackages\/bench-(\d+)(.*)$/.exec(path) ?? [];
  if (rest === '') return epack;
  if (rest === '/components')
    return { components: makeWirePage(Number(count)), templateConfiguration: {}, revision: 1 };
  if (path === '/profile') return profile;
  if (path === '/api/constructor/fonts') return { items: [], total: 0 };
  if (method !== 'GET') return {};
  return /list|tree|groups|data-sources|items/.test(path) ? [] : undefined;
}

/** The image shown by every image block. */
export const picture = { path: imagePath, svg: decodeURIComponent(image.slice(image.indexOf(',') + 1)) };
