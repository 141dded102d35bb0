import { lazy } from '../../loading/lazy.tsx';
import type { VirtualRowsProps } from './VirtualRows.ts';

/** Determines the visible rows of a long list; its code loads on first use. */
export const LazyVirtualRows = lazy<VirtualRowsProps>(
  async () => (await import('./VirtualRows.ts')).VirtualRows,
);
