import { findRendition } from '@vitrina/editor-core/assets';
import type { Json } from '@vitrina/epack-model';
import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import './asset-list.css';
import { useEditor } from '../../editor/EditorContext.ts';
import { clampIndex } from './moveItem.ts';

interface AssetTilesProps {
  readonly items: readonly Json[];
  readonly labelId: string;
  /** The selected item; undefined if none is. */
  readonly selected: number | undefined;
  /** Counts the changes of the selection after which the selected tile takes the focus. */
  readonly focusCount: number;
  readonly onSelect: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/**
 * Numbered thumbnails of a list, of which one can be selected. Arrow keys select, with Alt they move the item, and
 * Delete removes it.
 */
export function AssetTiles(props: AssetTilesProps) {
  const { items, labelId, selected, focusCount, onSelect, onMove, onRemove } = props;
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef(focusCount);
  useLayoutEffect(() => {
    if (focusCount !== focused.current) ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    focused.current = focusCount;
  }, [focusCount]);
  useLayoutEffect(() => {
    const tile = ref.current?.querySelector('[aria-checked=true]');
    if (ref.current && tile instanceof HTMLElement) reveal(ref.current, tile);
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    const from = readIndex(event.target);
    if (from === undefined || ctrlKey || metaKey || shiftKey) return;
    const to = findTarget(key, from, items.length, countColumns(currentTarget));
    if (to === undefined && key !== 'Delete' && key !== 'Backspace') return;
    // Keeps the page's commands for the same keys from acting on the block.
    event.preventDefault();
    if (to === undefined) onRemove(from);
    else if (altKey) onMove(from, to);
    else onSelect(to);
  };
  return (
    <div
      ref={ref}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      className="asset-tiles"
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const index = readIndex(target);
        if (index !== undefined) onSelect(index);
      }}
    >
      {items.map((item, index) => (
        // Items have no ID, so the index is the key.
        <Tile
          key={index}
          index={index}
          source={findRendition(item, thumbnailPx)}
          isSelected={index === selected}
          isTabStop={index === (selected ?? 0)}
        />
      ))}
    </div>
  );
}

/** Width of the smallest rendition that is sharp in a tile, in pixels. */
const thumbnailPx = 120;

interface TileProps {
  readonly index: number;
  readonly source: string;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

const Tile = memo(function Tile({ index, source, isSelected, isTabStop }: TileProps) {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const number = index + 1;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isSelected}
      aria-label={intl.formatMessage(
        { id: source === '' ? 'builder.assetList.emptyItem' : 'builder.assetList.item' },
        { number },
      )}
      data-index={index}
      tabIndex={isTabStop ? 0 : -1}
      className="asset-tile"
    >
      {source !== '' && (
        <img src={assetUrl(source)} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
      <span aria-hidden>{number}</span>
    </button>
  );
});

/** Returns the item that a key leads to; undefined for other keys. */
function findTarget(key: string, from: number, length: number, columns: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from >= columns ? from - columns : from,
    ArrowDown: from + columns < length ? from + columns : from,
    Home: 0,
    End: length - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined ? undefined : clampIndex(target, length);
}

function countColumns(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

function readIndex(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return tile ? Number(tile.dataset.index) : undefined;
}

/** Scrolls the tiles, but nothing around them, to a tile. */
function reveal(tiles: HTMLElement, tile: HTMLElement): void {
  const [outer, inner] = [tiles.getBoundingClientRect(), tile.getBoundingClientRect()];
  if (inner.top < outer.top) tiles.scrollTop += inner.top - outer.top - marginPx;
  else if (inner.bottom > outer.bottom) tiles.scrollTop += inner.bottom - outer.bottom + marginPx;
}

const marginPx = 8;
