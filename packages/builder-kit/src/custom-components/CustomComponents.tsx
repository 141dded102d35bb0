import Delete from '@mui/icons-material/DeleteOutlined';
import Widgets from '@mui/icons-material/WidgetsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { toast } from '@vitrina/ui-kit';
import { loadPage, rootId, getChildIds, getComponent, type CustomComponent } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { FormattedMessage, useIntl } from 'react-intl';

import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { blockDragType, type DragItem } from '../drag/dragItem.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { Fold } from '../fold/Fold.tsx';
import { toDraft } from '../nesting/subtrees.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { undoEdit } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import { useBuilder } from '../store/hooks.ts';

/** The package's saved components: inserted by click or drag, and removed. */
export function CustomComponents() {
  const saved = useBuilder((state) => state.document.epack.customComponents);
  if (saved.length === 0) return null;
  return (
    <Fold
      storageKey="builder.palette.custom"
      title={<FormattedMessage id="builder.custom.title" />}
      isOpenAtFirst
    >
      <Box component="ul" sx={{ m: 0, px: 3, pb: 3, pt: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {saved.map((component) => (
          <SavedComponent key={component.name} component={component} />
        ))}
      </Box>
    </Fold>
  );
}

function SavedComponent({ component }: { component: CustomComponent }) {
  const intl = useIntl();
  const store = useBuilderStore();
  const { announce } = useEditor();
  const { name, components } = component;
  const { rules } = store.services.catalogue;
  const [, connectDrag, connectPreview] = useDrag<DragItem>(
    () => ({
      type: blockDragType,
      canDrag: () => findDraft(component, rules) !== undefined,
      item: () => ({
        kind: 'new',
        draft: findDraft(component, rules) ?? { componentKey: '', type: 'component' },
      }),
    }),
    [component, rules],
  );
  useEffect(() => {
    connectPreview(getEmptyImage());
  }, [connectPreview]);
  const insert = () => {
    const problemId = store.dispatch(pasteComponents(components));
    if (problemId === undefined) announce({ id: 'builder.announce.added', values: { name } });
    else toast.success({ text: intl.formatMessage({ id: problemId }) });
  };
  const remove = () => {
    store.dispatch(applyDataChange({ type: 'removeCustomComponent', name }));
    toast.success({
      text: intl.formatMessage({ id: 'builder.custom.removed' }, { name }),
      action: {
        label: intl.formatMessage({ id: 'builder.command.undo' }),
        onSelect: () => store.dispatch(undoEdit()),
      },
    });
  };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Button
        ref={(element: HTMLElement | null) => {
          connectDrag(element);
        }}
        variant="outlined"
        startIcon={<Widgets />}
        onClick={insert}
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
      <IconButton aria-label={intl.formatMessage({ id: 'builder.custom.remove' }, { name })} onClick={remove}>
        <Delete />
      </IconButton>
    </Box>
  );
}

/** A saved component as a draft to drag: what loading wrapped loose blocks in is taken off again. */
function findDraft({ components }: CustomComponent, rules: Parameters<typeof loadPage>[1]) {
  const { page, issues } = loadPage(components, rules);
  const [top] = getChildIds(page, rootId);
  if (top === undefined) return undefined;
  const isWrapped = issues.some(
    ({ code, componentId }) => code === 'model.load.wrapped' && componentId === top,
  );
  const id = isWrapped ? (getChildIds(page, top)[0] ?? top) : top;
  return getComponent(page, id) && toDraft(page, id);
}
