export { Control } from './Control.tsx';
