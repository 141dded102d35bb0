export { FormDialog, type DialogForm, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
export { GuardedDialog, type GuardedDialogProps } from '../form-dialog/GuardedDialog.tsx';
export { useKeepsTyped } from '../form-dialog/keepsTyped.ts';
export { CheckListControl, type CheckOption } from './CheckListControl.tsx';
export { FieldText, type ErrorTexts } from './FieldText.tsx';
export { ManyControl, OneControl, type NamedOption } from './NamedChoice.tsx';
export { SelectControl } from './SelectControl.tsx';
export { SwitchControl } from './SwitchControl.tsx';
export { TextControl, type TextControlProps } from './TextControl.tsx';
export { TextListControl } from './TextListControl.tsx';
export type { FormValues } from './formSchema.ts';
export { useFormField } from './useFormField.ts';
export {
  useFormValue,
  useFormValues,
  useSchemaForm,
  type SchemaForm,
  type SchemaFormOptions,
} from './useSchemaForm.ts';
