import Link from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { findLibraryCopy, unlinkCopy } from '@vitrina/editor-core/library';
import { getActivePage } from '@vitrina/editor-core/store';
import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useBuilderDispatch, useEditorState } from '../store/hooks.ts';
import { noticeStyle } from './LockNotice.tsx';

/** Explains which parts of a linked copy are fixed, with a button to unlink it from the library. */
export function LibraryNotice({ id }: { id: ComponentId }) {
  const dispatch = useBuilderDispatch();
  const copyId = useEditorState((state) => {
    const page = getActivePage(state);
    return page && findLibraryCopy(page, id)?.copyId;
  });
  const hasSlots = useEditorState((state) => {
    const page = getActivePage(state);
    return (page && getComponent(page, id)?.copiedFrom?.slots?.length) !== 0;
  });
  if (copyId === undefined) return null;
  return (
    <Box sx={noticeStyle}>
      <Link sx={{ fontSize: 16 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <FormattedMessage id={hasSlots ? 'builder.inspector.linked' : 'builder.inspector.linkedFixed'} />
      </Box>
      <Button size="small" onClick={() => dispatch(unlinkCopy({ copyId }))}>
        <FormattedMessage id="builder.inspector.unlink" />
      </Button>
    </Box>
  );
}
