export { createTestStore } from './createTestStore.ts';
export { createFakeServer } from './fakeServer.ts';
export { makeAsset } from './makeAsset.ts';
export { makeTable } from './makeTable.ts';
