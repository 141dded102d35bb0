/** Props of the dialogs of the live monitor and of rejections. */
export interface PageDialogProps {
  onClose: () => void;
}

/** Messages for a license or retailer that was refused in these dialogs. */
export const placeErrors = { 'api.field.notAllowed': 'shelf.add.notAllowed' } as const;
