export { SimpleBuilder, type SimpleBuilderProps } from './SimpleBuilder.tsx';
