export { EditedComponent } from './EditedComponent.ts';
export { ShownFields, ShownSeveralFields } from './ShownFields.tsx';
