import Link from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { findLibraryCopy, freeCopy, unlinkCopy } from '@vitrina/editor-core/library';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { findLibraryLink, getComponent, type ComponentId } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useBuilderDispatch, useEditorState } from '../store/hooks.ts';
import { noticeStyle } from './LockNotice.tsx';

/** Explains which parts of a linked copy are fixed, with buttons to edit what the library has, or to unlink the copy. */
export function LibraryNotice({ id }: { id: ComponentId }) {
  const dispatch = useBuilderDispatch();
  const copyId = useEditorState((state) => {
    const page = getActivePage(state);
    return page && findLibraryCopy(page, id)?.copyId;
  });
  const slotCount = useEditorState((state) => {
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    return component && findLibraryLink(component)?.slots?.length;
  });
  if (copyId === undefined) return null;
  const isFree = slotCount === undefined;
  const text = isFree ? 'linkedFree' : slotCount === 0 ? 'linkedFixed' : 'linked';
  return (
    <Box sx={{ ...noticeStyle, flexWrap: 'wrap', pr: 1 }}>
      <Link sx={{ fontSize: 16 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <FormattedMessage id={`builder.inspector.${text}`} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flexBasis: '100%', ml: 4 }}>
        {isFree ? (
          <Button size="small" onClick={() => dispatch(viewActions.dialogOpened('updateItem'))}>
            <FormattedMessage id="builder.inspector.updateLibrary" />
          </Button>
        ) : (
          <Button size="small" onClick={() => dispatch(freeCopy({ copyId }))}>
            <FormattedMessage id="builder.inspector.editLinked" />
          </Button>
        )}
        <Button size="small" onClick={() => dispatch(unlinkCopy({ copyId }))}>
          <FormattedMessage id="builder.inspector.unlink" />
        </Button>
      </Box>
    </Box>
  );
}
