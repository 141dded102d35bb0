import Add from '@mui/icons-material/AddOutlined';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Control } from '@vitrina/block-kit';
import { endStep } from '@vitrina/editor-core/store';
import type { Json } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

import { focusArrival } from '../../dom/focusArrival.ts';
import { useFocusAfter } from '../../dom/useFocusAfter.ts';
import type { NestingControlProps } from '../../edited-component/controlProps.ts';
import { useOwnState } from '../../edited-component/useOwnState.ts';
import { useEditor } from '../../editor/EditorContext.ts';
import { useBuilderDispatch } from '../../store/hooks.ts';
import { AddFiles } from './AddFiles.tsx';
import { AssetTiles } from './AssetTiles.tsx';
import { FrameScrubber } from './FrameScrubber.tsx';
import { clampIndex, moveItem } from './moveItem.ts';

/** Props of {@link AssetListControl}. */
interface AssetListControlProps extends NestingControlProps<'list'> {
  /** Control of an item. */
  readonly asset: Extract<Control, { name: 'asset' }>;
}

/** Control for an ordered list of files: thumbnails, and below them the file that is selected. */
export function AssetListControl(props: AssetListControlProps) {
  const { asset, control, id, labelId, scope, Nested } = props;
  const list = useAssetList(props);
  const { items, selected } = list;
  const ref = useRef<HTMLDivElement>(null);
  const isNoticeShown = list.removed !== undefined && items.length === 0;
  useFocusAfter(isNoticeShown, ref, '[role=radio][tabindex="0"]');
  const andFocus =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      run(...args);
      list.focusTile();
    };
  const isSequence = scope.definition.elements.includes(sequenceElement);
  return (
    <Box ref={ref} role="group" aria-labelledby={labelId} sx={columnStyle}>
      <AddFiles
        kind={asset.fileType}
        scope={scope}
        max={control.max}
        count={items.length}
        isSequence={isSequence}
      />
      {isNoticeShown && <RemovedNotice count={list.removed?.length ?? 0} onUndo={list.restore} />}
      {isSequence && items.length > 1 && (
        <FrameScrubber items={items} shown={selected ?? 0} onShow={list.select} />
      )}
      {items.length > 0 && (
        <AssetTiles
          items={items}
          labelId={labelId}
          selected={selected}
          focusCount={list.focusCount}
          onSelect={andFocus(list.select)}
          onMove={andFocus(list.shift)}
          onRemove={andFocus(list.remove)}
        />
      )}
      <Box sx={actionsStyle}>
        <Button size="small" startIcon={<Add />} disabled={items.length >= control.max} onClick={list.add}>
          <FormattedMessage id="builder.listControl.add" />
        </Button>
        {items.length > 1 && (
          <Button size="small" onClick={list.reverse}>
            <FormattedMessage id="builder.assetList.reverse" />
          </Button>
        )}
        {items.length > 1 && control.min === 0 && (
          <Button size="small" onClick={list.removeAll}>
            <FormattedMessage id="builder.assetList.removeAll" />
          </Button>
        )}
      </Box>
      {selected !== undefined && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          <SelectedBar list={list} selected={selected} canRemove={items.length > control.min} />
          <Nested
            control={asset}
            value={items[selected]}
            onChange={list.replace}
            id={`${id}-item`}
            labelId={labelId}
            scope={{ ...scope, path: [...(scope.path ?? []), selected] }}
          />
        </Box>
      )}
    </Box>
  );
}

/** Aligns the words of the buttons with the tiles above, and keeps the buttons in one row where they fit. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  mx: -2,
  '& button': { px: 2, minWidth: 0 },
} as const;

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 2 } as const;

/** The element of blocks that show their list as one moving image. */
const sequenceElement = 'vitrina-viewer-360';

type AssetList = ReturnType<typeof useAssetList>;

/** Returns the items of the list, the selected one, and the edits, each of which is one history step. */
function useAssetList({ control, value, onChange }: AssetListControlProps) {
  const dispatch = useBuilderDispatch();
  const { announce } = useEditor();
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const [wanted, select] = useOwnState<number | undefined>(undefined);
  const [removed, setRemoved] = useOwnState<readonly Json[] | undefined>(undefined);
  const [focusCount, setFocusCount] = useState(0);
  const selected = wanted !== undefined && wanted < items.length ? wanted : undefined;
  const edit = (next: readonly Json[]) => {
    dispatch(endStep());
    onChange([...next]);
    dispatch(endStep());
  };
  const announcePosition = (index: number, count: number) =>
    announce({ id: 'builder.assetList.position', values: { number: index + 1, count } });
  const shift = (from: number, to: number) => {
    const target = clampIndex(to, items.length);
    select(target);
    if (target === from) return;
    onChange([...moveItem(items, from, target)]);
    announcePosition(target, items.length);
  };
  return {
    items,
    selected,
    removed,
    focusCount,
    select,
    shift,
    /** Makes the tile of the selected item take the focus. */
    focusTile: () => setFocusCount(focusCount + 1),
    replace: (item: Json) => selected !== undefined && onChange(items.with(selected, item)),
    remove: (index: number) => {
      if (items.length <= control.min) return;
      edit(items.toSpliced(index, 1));
      if (items.length === 1) setRemoved(items);
      select(clampIndex(index, items.length - 1));
      announce({ id: 'builder.assetList.removed', values: { count: 1 } });
    },
    add: () => {
      edit([...items, control.item.defaultValue ?? null]);
      select(items.length);
    },
    reverse: () => {
      edit(items.toReversed());
      if (selected !== undefined) select(items.length - 1 - selected);
      announce({ id: 'builder.assetList.reversed' });
    },
    removeAll: () => {
      setRemoved(items);
      edit([]);
      announce({ id: 'builder.assetList.removed', values: { count: items.length } });
    },
    restore: () => {
      if (!removed) return;
      edit(removed);
      setRemoved(undefined);
      select(0);
    },
  };
}

interface RemovedNoticeProps {
  readonly count: number;
  readonly onUndo: () => void;
}

/** Offers to restore the items that were removed. */
function RemovedNotice({ count, onUndo }: RemovedNoticeProps) {
  return (
    <Alert
      severity="info"
      action={
        <Button ref={focusArrival} size="small" onClick={onUndo}>
          <FormattedMessage id="builder.command.undo" />
        </Button>
      }
    >
      <FormattedMessage id="builder.assetList.removed" values={{ count }} />
    </Alert>
  );
}

interface SelectedBarProps {
  readonly list: AssetList;
  readonly selected: number;
  readonly canRemove: boolean;
}

/** Tells which item is selected, and moves or removes it. */
function SelectedBar({ list, selected, canRemove }: SelectedBarProps) {
  const count = list.items.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="span" sx={{ flex: 1, fontSize: 12, fontWeight: 600 }}>
        <FormattedMessage id="builder.assetList.position" values={{ number: selected + 1, count }} />
      </Box>
      <BarButton
        id="builder.assetList.earlier"
        isDisabled={selected === 0}
        onClick={() => list.shift(selected, selected - 1)}
      >
        <ArrowBack />
      </BarButton>
      <BarButton
        id="builder.assetList.later"
        isDisabled={selected === count - 1}
        onClick={() => list.shift(selected, selected + 1)}
      >
        <ArrowForward />
      </BarButton>
      <BarButton id="builder.assetList.remove" isDisabled={!canRemove} onClick={() => list.remove(selected)}>
        <Delete />
      </BarButton>
    </Box>
  );
}

interface BarButtonProps {
  readonly id: 'builder.assetList.earlier' | 'builder.assetList.later' | 'builder.assetList.remove';
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactElement;
}

/** A disabled button keeps its focus, so that the next key works at the end of the list as well. */
function BarButton({ id, isDisabled, onClick, children }: BarButtonProps) {
  const label = useIntl().formatMessage({ id });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onClick}
        sx={isDisabled ? { opacity: 0.4, cursor: 'default' } : undefined}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
