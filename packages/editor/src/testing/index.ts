export { clearDrafts } from './clearDrafts.ts';
export { savedAnswer, testEpackId } from './EditorFixture.tsx';
export { keepLibrary, toSaved } from './keepLibrary.ts';
export { messages as designMessages } from '@vitrina/page-designs/messages';
