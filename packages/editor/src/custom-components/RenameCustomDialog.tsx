import { NameDialog } from '@vitrina/editor-ui/dialogs';

import type { SavedComponent } from './useSavedComponents.ts';

/** Props of {@link RenameCustomDialog}. */
export interface RenameCustomDialogProps {
  readonly component: SavedComponent;
  readonly onClose: () => void;
}

const maxLetters = 100;

/** Renders the form that renames a saved component. */
export function RenameCustomDialog({ component: { name, rename }, onClose }: RenameCustomDialogProps) {
  return (
    <NameDialog
      titleId="builder.custom.renameTitle"
      labelId="builder.custom.name"
      saveId="builder.custom.renameTitle"
      initialName={name}
      maxLength={maxLetters}
      onSave={async (next) => (next === name ? undefined : rename(next))}
      onClose={onClose}
    />
  );
}
