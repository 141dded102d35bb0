export { RichTextField } from './RichTextField.tsx';
export { toTextLines } from './toTextLines.ts';
