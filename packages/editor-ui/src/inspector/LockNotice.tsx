import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { toggleLock } from '@vitrina/editor-core/commands';
import { findLock } from '@vitrina/editor-core/nesting';
import { getActivePage, getLockedIds } from '@vitrina/editor-core/store';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';

/** Explains the lock of a component, with a button to unlock it or its locked ancestor. */
export function LockNotice({ id }: { id: ComponentId }) {
  const dispatch = useBuilderDispatch();
  const lockedId = useEditorState((state) => {
    const page = getActivePage(state);
    return page && findLock(page, getLockedIds(state), id);
  });
  if (lockedId === undefined) return null;
  return (
    <Box sx={noticeStyle}>
      <Lock sx={{ fontSize: 16 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <FormattedMessage id="builder.inspector.locked" />
      </Box>
      <Button size="small" onClick={() => dispatch(toggleLock(lockedId))}>
        <FormattedMessage id="builder.inspector.unlock" />
      </Button>
    </Box>
  );
}

/** Style of a notice below the name of a block. */
export const noticeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mt: 2,
  py: 1,
  pl: 2,
  fontSize: 12,
  lineHeight: '16px',
  borderRadius: '6px',
  backgroundColor: colors.ground,
} as const;
