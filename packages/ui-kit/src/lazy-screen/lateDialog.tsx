import type { ComponentType } from 'react';

import { DialogOnItsWay, type DialogOnItsWayProps } from './DialogOnItsWay.tsx';
import { atOnce, lateScreen } from './lateScreen.tsx';

/** A dialog that loads when first opened, and captures the keyboard from then on. */
export function lateDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & DialogOnItsWayProps> {
  return lateScreen<Props & DialogOnItsWayProps>(
    load,
    ({ onClose }) => <DialogOnItsWay onClose={onClose} />,
    atOnce,
  );
}
