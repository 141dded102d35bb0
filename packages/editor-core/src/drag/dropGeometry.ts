/** The part of a DOMRect used for drop positions, in client pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A point in client pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a dragged block among its future siblings. */
export interface Insertion {
  readonly index: number;
  /** The line to draw, of zero width or zero height, in client pixels. */
  readonly line: Box;
}

/** Returns whether boxes are laid out side by side rather than one below the other. */
export function isLaidOutInRow(boxes: readonly Box[]): boolean {
  const [first, second] = boxes;
  if (first === undefined || second === undefined) return false;
  return second.left >= first.right - 1 && second.top < first.bottom;
}

/**
 * Finds the position among `siblings` (in document order) nearest to the pointer. In an empty container, it
 * is at the top edge.
 *
 * Rows may wrap: only the boxes on the pointer's line count.
 */
export function findInsertion(pointer: Point, container: Box, siblings: readonly Box[]): Insertion {
  if (siblings.length === 0) return { index: 0, line: topLine(container) };
  const inRow = isLaidOutInRow(siblings);
  let nearest = 0;
  let nearestDistance = Number.POSITIVE_INFINITY;
  siblings.forEach((box, index) => {
    const distance = getDistance(pointer, box);
    if (distance <= nearestDistance) {
      nearest = index;
      nearestDistance = distance;
    }
  });
  const box = siblings[nearest] ?? container;
  const isAfter = inRow ? pointer.x > (box.left + box.right) / 2 : pointer.y > (box.top + box.bottom) / 2;
  const index = nearest + (isAfter ? 1 : 0);
  return { index, line: getLine(box, siblings[isAfter ? nearest + 1 : nearest - 1], inRow, isAfter) };
}

/** Returns the line before the sibling at an index, or after the last one. */
export function findLineAt(index: number, container: Box, siblings: readonly Box[]): Box {
  const inRow = isLaidOutInRow(siblings);
  const before = siblings[index - 1];
  const after = siblings[index];
  if (before) return getLine(before, after, inRow, true);
  return after ? getLine(after, undefined, inRow, false) : topLine(container);
}

/** The line of an empty container. */
function topLine(container: Box): Box {
  return { ...container, top: container.top + 1, bottom: container.top + 1 };
}

function getDistance(pointer: Point, box: Box): number {
  const dx = Math.max(box.left - pointer.x, 0, pointer.x - box.right);
  const dy = Math.max(box.top - pointer.y, 0, pointer.y - box.bottom);
  return Math.hypot(dx, dy);
}

/**
 * Returns the drop line: centered in the gap to the neighbor on that side, or at the box's edge without a
 * neighbor.
 */
function getLine(box: Box, neighbor: Box | undefined, inRow: boolean, isAfter: boolean): Box {
  if (inRow) {
    const edge = isAfter ? box.right : box.left;
    const facing = neighbor === undefined ? edge : isAfter ? neighbor.left : neighbor.right;
    const x = isSameLine(box, neighbor) ? (edge + facing) / 2 : edge;
    return { left: x, right: x, top: box.top, bottom: box.bottom };
  }
  const edge = isAfter ? box.bottom : box.top;
  const facing = neighbor === undefined ? edge : isAfter ? neighbor.top : neighbor.bottom;
  const y = (edge + facing) / 2;
  return { left: box.left, right: box.right, top: y, bottom: y };
}

function isSameLine(box: Box, neighbor: Box | undefined): boolean {
  return neighbor !== undefined && neighbor.top < box.bottom && box.top < neighbor.bottom;
}
