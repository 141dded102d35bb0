export { EditedComponent } from './EditedComponent.ts';
export { ShownFields } from './ShownFields.tsx';
