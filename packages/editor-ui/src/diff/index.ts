export { BlockDiffList } from './BlockDiffList.tsx';
export { DiffCounts } from './DiffCounts.tsx';
