import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Widgets from '@mui/icons-material/WidgetsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFailureToast } from '@vitrina/session';
import { lazyDialog, FormattedMessage } from '@vitrina/ui-kit';
import { loadPage, rootId, getChildIds, type CustomComponent } from '@vitrina/epack-model';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { pasteComponents } from '@vitrina/editor-core/clipboard';
import { reportPasteProblem } from '@vitrina/editor-core/commands';
import type { DragItem } from '@vitrina/editor-core/drag';
import { toDraft, type CopyDraft } from '@vitrina/editor-core/nesting';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useBlockDrag, useShownPlace } from '@vitrina/editor-ui/drag';
import { useEditor } from '@vitrina/editor-ui/editor';
import { Fold } from '@vitrina/editor-ui/panels';
import { getInsertPosition } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

import type { RenameCustomDialogProps } from './RenameCustomDialog.tsx';
import type { SavedComponent, SavedComponents } from './useSavedComponents.ts';

const RenameCustomDialog = lazyDialog<RenameCustomDialogProps>(
  async () => (await import('./RenameCustomDialog.tsx')).RenameCustomDialog,
);

interface CustomComponentsProps {
  readonly saved: SavedComponents;
}

/**
 * Renders the saved components, of all packages and of this one. They can be inserted by click or drag,
 * renamed and removed.
 */
export function CustomComponents({ saved }: CustomComponentsProps) {
  const { items, isFailed, retry } = saved;
  if (items.length === 0 && !isFailed) return null;
  return (
    <Fold
      storageKey="builder.palette.custom"
      title={<FormattedMessage id="builder.custom.title" />}
      isOpenAtFirst
    >
      {isFailed && (
        <Box sx={{ px: 3, pb: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.custom.notLoaded" />
          </Typography>
          <Button size="small" onClick={retry}>
            <FormattedMessage id="builder.retry" />
          </Button>
        </Box>
      )}
      <SavedList items={items} />
    </Fold>
  );
}

/** Renders saved components with actions to insert and remove them. */
export function SavedList({ items }: Pick<SavedComponents, 'items'>) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, px: 3, pb: 3, pt: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
      {items.map((component) => (
        <SavedItem key={component.key} component={component} />
      ))}
    </Box>
  );
}

function SavedItem({ component }: { component: SavedComponent }) {
  const intl = useIntl();
  const store = useEditorStore();
  const { announce, refuse, notify } = useEditor();
  const [isRenaming, setRenaming] = useState(false);
  const { name, components } = component;
  const { rules } = store.services.catalogue;
  const first = components[0]?.componentKey ?? '';
  const shownPlace = useShownPlace({ componentKey: first, type: rules.find(first)?.type ?? 'component' });
  const getItem = useCallback((): DragItem | null => {
    const drafts = findDrafts(component, rules);
    return drafts.length === 0 ? null : { kind: 'saved', name: component.name, drafts };
  }, [component, rules]);
  const dragRef = useBlockDrag(getItem);
  const insert = () => {
    const position = getInsertPosition(store.getState());
    const problem = store.dispatch(pasteComponents({ components }, position));
    if (problem === undefined) announce({ id: 'builder.announce.added', values: { name } });
    else reportPasteProblem(problem, { refuse, notify });
  };
  const showFailure = useFailureToast();
  const remove = () => void component.remove().catch(showFailure);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Button
        ref={dragRef}
        variant="outlined"
        startIcon={<Widgets />}
        onClick={insert}
        {...shownPlace}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          fontWeight: 400,
          overflowWrap: 'anywhere',
          textAlign: 'start',
        }}
      >
        {name}
      </Button>
      <IconButton
        aria-label={intl.formatMessage({ id: 'builder.custom.rename' }, { name })}
        onClick={() => setRenaming(true)}
      >
        <Edit />
      </IconButton>
      <IconButton aria-label={intl.formatMessage({ id: 'builder.custom.remove' }, { name })} onClick={remove}>
        <Delete />
      </IconButton>
      {isRenaming && (
        <DialogBoundary onClose={() => setRenaming(false)}>
          <RenameCustomDialog component={component} onClose={() => setRenaming(false)} />
        </DialogBoundary>
      )}
    </Box>
  );
}

/**
 * Returns a saved component as drafts to drag, without the containers that loading adds around single blocks.
 */
function findDrafts(
  { components }: CustomComponent,
  rules: Parameters<typeof loadPage>[1],
): readonly CopyDraft[] {
  const { page, issues } = loadPage(components, rules);
  const wrapperIds = new Set(
    issues.flatMap(({ code, componentId }) => (code === 'model.load.wrapped' ? [componentId] : [])),
  );
  return getChildIds(page, rootId)
    .flatMap((top) => (wrapperIds.has(top) ? getChildIds(page, top) : [top]))
    .map((id) => toDraft(page, id));
}
