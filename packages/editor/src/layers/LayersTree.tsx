import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentId } from '@vitrina/epack-model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { FormattedMessage, sizes, touchMedia } from '@vitrina/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { getActiveId, getActiveKey, viewActions } from '@vitrina/editor-core/store';
import { useContextPress } from '@vitrina/editor-ui/context-menu';
import { useAutoScroll, useDelegatedDrag, type DragHandle } from '@vitrina/editor-ui/drag';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { useOpenThreads } from '../review/useOpenThreads.ts';
import { useCopyMarks } from '../sections/useCopyMarks.ts';
import { usePeopleOnPage } from '../together/usePeopleOnPage.ts';
import { LayerDropMark } from './LayerDropMark.tsx';
import type { LayerFilter } from './layerFilter.ts';
import { LayerFilterBar } from './LayerFilterBar.tsx';
import { LayerRow, rowHeightPx } from './LayerRow.tsx';
import { useLayerKinds } from './useLayerKinds.ts';
import { useFoundLayers } from './useFoundLayers.ts';
import { useSectionLooks } from './useSectionLooks.ts';
import { useFolding } from './useFolding.ts';
import { useOpeningUnderDrag } from './useOpeningUnderDrag.ts';
import { useLayerDrop } from './useLayerDrop.ts';
import { useLayerKeys } from './useLayerKeys.ts';
import { useLayerRows } from './useLayerRows.ts';

/**
 * Renders the components of the page as a tree, to find, select, rename, hide, lock, reorder and nest them.
 */
export function LayersTree() {
  const pageKey = useEditorState(getActiveKey);
  return <PageLayers key={pageKey} />;
}

function PageLayers() {
  const intl = useIntl();
  const [tree, setTree] = useState<HTMLElement | null>(null);
  const folding = useFolding();
  const [filter, setFilter] = useState<LayerFilter>({ query: '', kind: undefined });
  const marks = useCopyMarks();
  const kinds = useLayerKinds(marks);
  const found = useFoundLayers(filter, kinds);
  const rows = useLayerRows(folding.isOpen, found);
  const looks = useSectionLooks();
  const dispatch = useBuilderDispatch();
  const renamedId = useEditorState(({ view }) => view.renamedId);
  const setRenamedId = useCallback(
    (id: ComponentId | undefined) =>
      dispatch(id === undefined ? viewActions.renamingEnded() : viewActions.renamingStarted(id)),
    [dispatch],
  );
  const { connectDrop, mark } = useLayerDrop(tree);
  useDelegatedDrag(tree, findRowHandle);
  useContextPress(tree, findRowId);
  useAutoScroll(tree);
  const treeRef = useCallback(
    (element: HTMLElement | null) => {
      setTree(element);
      connectDrop(element);
    },
    [connectDrop],
  );
  const heightPx = useMediaQuery(touchMedia) ? sizes.touchControlPx : rowHeightPx;
  // Render only visible rows, since a page may have thousands.
  // oxlint-disable-next-line react/incompatible-library -- only scrolling is passed on, and each scroll reads the virtualizer again
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree,
    estimateSize: () => heightPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
  });
  // The virtualizer caches heights, so measure again when the pointer type changes.
  useEffect(() => virtualizer.measure(), [virtualizer, heightPx]);
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  const onKeyDown = useLayerKeys({ rows, folding, scrollTo, onRename: setRenamedId });
  const openThreads = useOpenThreads();
  const people = usePeopleOnPage();
  const activeId = useEditorState(getActiveId);
  const { reveal, setOpen } = folding;
  useEffect(() => {
    if (activeId !== undefined) reveal(activeId);
  }, [activeId, reveal]);
  useOpeningUnderDrag(mark, setOpen);
  const activeIndex = rows.findIndex(({ id }) => id === activeId);
  // Scroll to a component selected before the tree was open, once the tree is rendered.
  const isDrawn = tree !== null;
  useEffect(() => {
    if (isDrawn && activeIndex >= 0) scrollTo(activeIndex);
  }, [isDrawn, activeIndex, scrollTo]);

  if (rows.length === 0 && found === undefined) {
    return (
      <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
        <FormattedMessage id="builder.layers.empty" />
      </Typography>
    );
  }
  const counts = {
    changed: kinds.changed.size,
    problems: kinds.problems.size,
    untranslated: kinds.untranslated.size,
  };
  return (
    <>
      <LayerFilterBar filter={filter} counts={counts} onFilter={setFilter} />
      {rows.length === 0 && <NothingFound onClear={() => setFilter({ query: '', kind: undefined })} />}
      <Box
        ref={treeRef}
        role="tree"
        aria-label={intl.formatMessage({ id: 'builder.layers' })}
        aria-multiselectable
        onKeyDown={onKeyDown}
        hidden={rows.length === 0}
        sx={{ flex: 1, overflowY: 'auto', py: 2 }}
      >
        <Box role="presentation" sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <LayerRow
                  key={key}
                  {...row}
                  mark={marks.get(row.id)}
                  look={looks.get(row.id)}
                  people={people.get(row.id)}
                  openThreadCount={openThreads.get(row.id) ?? 0}
                  topPx={start}
                  isStop={activeIndex === index || (activeIndex === -1 && index === 0)}
                  isRenamed={renamedId === row.id}
                  onOpen={folding.setOpen}
                  onRename={setRenamedId}
                />
              )
            );
          })}
          <LayerDropMark mark={mark} />
        </Box>
      </Box>
    </>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <Box sx={{ px: 3, py: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.layers.nothingFound" />
      </Typography>
      <Button variant="outlined" onClick={onClear}>
        <FormattedMessage id="builder.layers.showAll" />
      </Button>
    </Box>
  );
}

function findRowId(target: Element): ComponentId | undefined {
  return findRowHandle(target)?.id;
}

function findRowHandle(target: Element): DragHandle | undefined {
  const element = target.closest<HTMLElement>('[data-layer]');
  return element ? { id: Number(element.dataset.layer), element } : undefined;
}
