import { lateScreen } from '../../lazy-screen/lateScreen.tsx';
import type { VirtualRowsProps } from './VirtualRows.ts';

/** Finds the rows in sight of a long list; its code arrives when there is one. */
export const LateVirtualRows = lateScreen<VirtualRowsProps>(
  async () => (await import('./VirtualRows.ts')).VirtualRows,
);
