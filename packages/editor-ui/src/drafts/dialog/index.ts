export { DraftDialog, type DraftDialogProps } from './DraftDialog.tsx';
