export { DataSources } from './DataSources.tsx';
