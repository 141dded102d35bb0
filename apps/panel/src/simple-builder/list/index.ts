export { SimpleEpackList } from './SimpleEpackList.tsx';
