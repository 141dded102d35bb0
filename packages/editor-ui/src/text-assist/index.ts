export { AssistDialog } from './AssistDialog.tsx';
export { hasModel } from './hasModel.ts';
export { WordDifference } from './WordDifference.tsx';
