/** Props of the live monitor's dialogs. */
export interface PageDialogProps {
  onClose: () => void;
}

/** Messages for a license or retailer that was refused in these dialogs. */
export const placeErrors = { 'api.field.notAllowed': 'shelf.add.notAllowed' } as const;
