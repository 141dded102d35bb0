export { type ImportMode, insertImported } from './insertImported.ts';
