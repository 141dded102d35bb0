export { isSameRows, type LayerRowPlace, listRows } from './listRows.ts';
