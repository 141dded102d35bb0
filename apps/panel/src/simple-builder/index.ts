export { SimpleBuilder } from './SimpleBuilder.tsx';
