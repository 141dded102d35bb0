/** What the dialogs of the live monitor take. */
export interface PageDialogProps {
  onClose: () => void;
  /** Called once pages were added. */
  onDone: () => void;
}
