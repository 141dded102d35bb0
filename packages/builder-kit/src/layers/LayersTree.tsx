import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { componentCount, rootId, type ComponentId } from '@vitrina/epack-model';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useDelegatedDrag, type DragHandle } from '../drag/useDelegatedDrag.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder, useChildIds } from '../store/hooks.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { LayerDropMark } from './LayerDropMark.tsx';
import { LayerRow } from './LayerRow.tsx';
import { LayersContext, type LayersContextValue } from './LayersContext.ts';
import { moveRowFocus } from './moveRowFocus.ts';
import { useLayerDrop } from './useLayerDrop.ts';

/** Pages with more components than this open folded, so that the tree stays light. */
const maxOpenComponents = 200;

/** The components of the page as a tree: to find, choose, reorder and nest them. */
export function LayersTree() {
  const pageKey = useBuilder(getActiveKey);
  return <PageLayers key={pageKey} />;
}

function PageLayers() {
  const intl = useIntl();
  const store = useBuilderStore();
  const [tree, setTree] = useState<HTMLElement | null>(null);
  const rootIds = useChildIds(rootId);
  const layers = useFolding();
  const { connectDrop, mark } = useLayerDrop(tree);
  useDelegatedDrag(tree, findRowHandle);
  const treeRef = useCallback(
    (element: HTMLElement | null) => {
      setTree(element);
      connectDrop(element);
    },
    [connectDrop],
  );
  if (rootIds.length === 0) {
    return (
      <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
        <FormattedMessage id="builder.layers.empty" />
      </Typography>
    );
  }
  return (
    <LayersContext value={layers}>
      <Box
        ref={treeRef}
        role="tree"
        aria-label={intl.formatMessage({ id: 'builder.layers' })}
        aria-multiselectable
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event, store, layers)}
        sx={{ position: 'relative', flex: 1, overflowY: 'auto', py: 2 }}
      >
        {rootIds.map((id) => (
          <LayerRow key={id} id={id} level={1} />
        ))}
        <LayerDropMark mark={mark} />
      </Box>
    </LayersContext>
  );
}

/** Which rows are open: all of them on a small page, none on a large one, but for those that were toggled. */
function useFolding(): LayersContextValue {
  const store = useBuilderStore();
  const [isOpenByDefault] = useState(() => {
    const page = getActivePage(store.getState());
    return page === undefined || componentCount(page) <= maxOpenComponents;
  });
  const [toggled, setToggled] = useState<ReadonlySet<ComponentId>>(new Set());
  return useMemo(() => {
    const isOpen = (id: ComponentId) => toggled.has(id) !== isOpenByDefault;
    return {
      isOpen,
      setOpen(id, open) {
        if (isOpen(id) === open) return;
        setToggled((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        });
      },
    };
  }, [toggled, isOpenByDefault]);
}

function findRowHandle(target: Element): DragHandle | undefined {
  const element = target.closest<HTMLElement>('[data-layer]');
  return element ? { id: Number(element.dataset.layer), element } : undefined;
}
