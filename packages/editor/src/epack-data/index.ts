export { ProductFields } from './ProductFields.tsx';
