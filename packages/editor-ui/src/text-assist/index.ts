export { AssistDialog } from './AssistDialog.tsx';
