/** What the dialogs of the live monitor take. */
export interface PageDialogProps {
  onClose: () => void;
}

/** Why a license or a retailer chosen in one of them is refused. */
export const placeErrors = { 'api.field.notAllowed': 'shelf.add.notAllowed' } as const;
