export { clearDrafts } from './clearDrafts.ts';
export { savedAnswer, testEpackId } from './EditorFixture.tsx';
