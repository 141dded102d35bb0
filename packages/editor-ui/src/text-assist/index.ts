export { AssistDialog } from './AssistDialog.tsx';
export { WordDifference } from './WordDifference.tsx';
