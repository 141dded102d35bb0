export { showPublication } from './showPublication.ts';
