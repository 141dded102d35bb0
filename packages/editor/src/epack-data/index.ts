export { NameFields, ProductFields } from './ProductFields.tsx';
