import type { RuleContext, RuleFinding } from './ruleContext.ts';

/** The smallest size that shoppers read without effort. */
const smallestPx = 12;

/** Finds texts in a size below 12 pixels. */
export function findSmallTexts({ texts }: RuleContext): readonly RuleFinding[] {
  return texts.flatMap(({ element, rects: [rect] }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (!rect || size >= smallestPx - 0.05) return [];
    return [{ code: 'smallText', element, rect, value: Math.round(size * 10) / 10, badness: -size } as const];
  });
}
