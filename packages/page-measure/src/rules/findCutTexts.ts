import { findClip } from '../elements/findClip.ts';
import type { RuleContext, RuleFinding } from './ruleContext.ts';

/** Descenders and rounding may reach this far without a letter being lost. */
const tolerancePx = 3;
/** A lower box is closed, such as a part of an accordion. */
const openPx = 8;

/** Finds texts of which a part is cut off. Text wholly outside, such as another slide, is not meant to be seen. */
export function findCutTexts({ page, texts }: RuleContext): readonly RuleFinding[] {
  return texts.flatMap(({ element, rects }) => {
    const clip = findClip(element, 'overflowY', page) ?? findClip(element, 'overflowX', page);
    if (!clip) return [];
    const box = clip.getBoundingClientRect();
    if (box.height < openPx || box.width < openPx) return [];
    const cut = Math.max(...rects.map((rect) => cutOff(rect, box)));
    if (cut <= tolerancePx) return [];
    return [{ code: 'textCut', element, rect: box, value: Math.ceil(cut), badness: cut } as const];
  });
}

/** Returns by how many pixels a line is cut; 0 if it is wholly inside, or beside its box. */
function cutOff(line: DOMRect, box: DOMRect): number {
  const isBeside = line.left >= box.right || line.right <= box.left;
  if (isBeside) return 0;
  return Math.max(0, line.bottom - box.bottom, box.top - line.top);
}
