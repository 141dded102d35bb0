import { isInFrame } from '../elements/findClip.ts';
import { isSeen } from '../elements/isSeen.ts';
import type { RuleContext, RuleFinding } from './ruleContext.ts';

/** Rounding of widths in percent. */
const tolerancePx = 1;

/** Finds the outermost elements that reach beyond the page's sides. Contents of a slider or scroller may reach there. */
export function findTooWide({ page, root }: RuleContext): readonly RuleFinding[] {
  const { left, right } = page.getBoundingClientRect();
  const found = new Set<Element>();
  const findings: RuleFinding[] = [];
  for (const element of root.querySelectorAll('*')) {
    const rect = element.getBoundingClientRect();
    const outside = Math.max(rect.right - right, left - rect.left);
    if (outside <= tolerancePx || !isSeen(element) || isInFrame(element, page)) continue;
    const isInner = hasAncestor(element, found);
    found.add(element);
    if (isInner) continue;
    findings.push({ code: 'tooWide', element, rect, value: Math.ceil(outside), badness: outside });
  }
  return findings;
}

function hasAncestor(element: Element, ancestors: ReadonlySet<Element>): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (ancestors.has(parent)) return true;
  }
  return false;
}
