import type { Content } from '../content/content.ts';
import { chessLimit, type OzonBlock, type OzonShowcase, type OzonWidget, tilesInRow } from './document.ts';

/** The widget written for a block. */
export interface Written {
  readonly content: Content;
  readonly widgets: readonly OzonWidget[];
}

/** The maximum number of blocks in a widget, by type. */
const roomOf: Readonly<Record<OzonShowcase['type'], number>> = {
  roll: 30,
  billboard: 1,
  chess: chessLimit,
  ...tilesInRow,
};

/**
 * Joins widgets that belong together. Images of one width under one parent share a widget, and so do images
 * beside texts: Ozon's page groups only the content of one widget.
 */
export function joinWidgets(written: readonly Written[]): OzonWidget[] {
  const joined: OzonWidget[] = [];
  let before: Written | undefined;
  for (const next of written) {
    const last = joined.at(-1);
    const [widget] = next.widgets;
    const joins = before !== undefined && mayJoin(before, next) && last && widget && withMore(last, widget);
    if (joins) joined[joined.length - 1] = joins;
    else joined.push(...next.widgets);
    before = next;
  }
  return joined;
}

function mayJoin(before: Written, next: Written): boolean {
  const [left, right] = [before.content, next.content];
  if (left.run !== right.run || before.widgets.length !== 1 || next.widgets.length !== 1) return false;
  return (left.kind === 'picture' && right.kind === 'picture') || (isBeside(left) && isBeside(right));
}

function isBeside(content: Content): boolean {
  return content.kind === 'story' && (content.side === 'left' || content.side === 'right');
}

function withMore(widget: OzonWidget, next: OzonWidget): OzonShowcase | undefined {
  if (widget.widgetName !== 'raShowcase' || next.widgetName !== 'raShowcase' || widget.type !== next.type) {
    return undefined;
  }
  const blocks: OzonBlock[] = [...widget.blocks, ...next.blocks];
  return blocks.length > roomOf[widget.type] ? undefined : { ...widget, blocks };
}
