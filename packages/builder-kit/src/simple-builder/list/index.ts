export { SimpleEpackList, type SimpleEpackListProps } from './SimpleEpackList.tsx';
