export { type BlockFamily, type Catalogue, createCatalogue, type Names } from './createCatalogue.ts';
export { standardCatalogue } from './standardCatalogue.ts';
