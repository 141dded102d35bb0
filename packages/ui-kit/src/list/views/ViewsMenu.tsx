import Popover from '@mui/material/Popover';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { lazy } from '../../loading/lazy.tsx';
import { toast } from '../../toast/toastStore.ts';
import type { ListViews, SavedView } from '../listController.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';

const SaveViewDialog = lazy(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);

function ViewRow({
  view,
  isCurrent,
  onApply,
  onRemove,
}: {
  view: SavedView;
  isCurrent: boolean;
  onApply: () => void;
  onRemove: () => void;
}) {
  const intl = useIntl();
  return (
    <ListItem
      disablePadding
      secondaryAction={
        view.isOwn ? (
          <IconButton
            aria-label={intl.formatMessage({ id: 'ui.views.delete' }, { name: view.name })}
            onClick={onRemove}
          >
            <Delete />
          </IconButton>
        ) : null
      }
    >
      <ListItemButton selected={isCurrent} onClick={onApply} sx={{ py: 1.5, borderRadius: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          {view.name}
          {view.isShared ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={view.isOwn ? 'ui.views.sharedByYou' : 'ui.views.shared'} />
            </Typography>
          ) : null}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** The saved views of a list: filters, order and columns under a name. */
export function ViewsMenu({ views, current }: { views: ListViews; current: string | undefined }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ui.views.title' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const close = () => setAnchor(null);
  const apply = (view: SavedView) => {
    close();
    views.apply(view);
  };
  const remove = (view: SavedView) => {
    views.remove(view).catch(() => toast.error({ text: intl.formatMessage({ id: 'ui.views.failed' }) }));
  };
  const save = () => {
    close();
    setIsSaving(true);
  };
  return (
    <>
      <ToolbarButton
        icon={<Bookmark />}
        labelId="ui.views.title"
        isOpen={anchor !== null}
        hasDialog
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 300, mt: 1 } } }}
      >
        {views.items.length === 0 ? (
          <Typography variant="body2" sx={{ p: 4, color: 'text.secondary' }}>
            <FormattedMessage id="ui.views.none" />
          </Typography>
        ) : (
          <List sx={{ p: 1, maxHeight: 320, overflowY: 'auto' }}>
            {views.items.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                isCurrent={view.query === current}
                onApply={() => apply(view)}
                onRemove={() => remove(view)}
              />
            ))}
          </List>
        )}
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
          <Button onClick={save}>
            <FormattedMessage id="ui.views.save" />
          </Button>
        </Box>
      </Popover>
      {isSaving ? <SaveViewDialog onSave={views.save} onClose={() => setIsSaving(false)} /> : null}
    </>
  );
}
