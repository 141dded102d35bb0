import type { Asset } from '@vitrina/api-client/contract';

/** Creates a library file for stories and tests. `change` sets the relevant fields. */
export function makeAsset(change: Partial<Asset> & Pick<Asset, 'id' | 'name'>): Asset {
  const fileId = change.id.toString(16).padStart(64, '0');
  return {
    fileId,
    kind: 'image',
    url: `/files/${fileId}.png`,
    contentType: 'image/png',
    sizeBytes: 48_000,
    widthPx: 800,
    heightPx: 600,
    variants: [],
    poster: null,
    facts: {},
    alt: '',
    folderId: null,
    license: null,
    createdBy: 'editor',
    createdDate: '2026-03-05T14:07:00.000Z',
    usageCount: 0,
    ...change,
  };
}
