import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useUploadsUnderWay } from '../../assets/useUploadsUnderWay.ts';
import { useBuilderStore } from '../../store/BuilderStoreProvider.tsx';

interface KeptWhileUploadingProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A form that stays, out of sight, while pictures are on their way into it: with its field an upload would end. */
export function KeptWhileUploading({ isShown, children }: KeptWhileUploadingProps) {
  const isUploading = useUploadsUnderWay(useBuilderStore().uploads).length > 0;
  if (!isShown && !isUploading) return null;
  return <Box sx={isShown ? { minWidth: 0 } : { display: 'none' }}>{children}</Box>;
}
