export { savedAnswer, testEpackId } from './EditorFixture.tsx';
