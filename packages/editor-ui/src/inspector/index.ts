export { Inspector, type InspectorProps } from './Inspector.tsx';
export { PropField } from './PropField.tsx';
