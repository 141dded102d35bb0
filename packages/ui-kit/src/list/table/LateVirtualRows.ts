import { lateScreen } from '../../lazy-screen/lateScreen.tsx';
import type { VirtualRowsProps } from './VirtualRows.ts';

/** Determines the visible rows of a long list; its code loads on first use. */
export const LateVirtualRows = lateScreen<VirtualRowsProps>(
  async () => (await import('./VirtualRows.ts')).VirtualRows,
);
