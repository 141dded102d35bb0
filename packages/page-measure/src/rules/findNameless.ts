import { isSeen } from '../elements/isSeen.ts';
import type { RuleContext, RuleFinding } from './ruleContext.ts';

/** Finds images without an alternative text, and links and buttons that a screen reader cannot name. */
export function findNameless({ root }: RuleContext): readonly RuleFinding[] {
  const images = [...root.querySelectorAll('img:not([alt])')];
  const controls = [...root.querySelectorAll('a[href], button')].filter((element) => !hasName(element));
  return [...images, ...controls].filter(isSeen).map((element) => ({
    code: 'nameMissing',
    element,
    rect: element.getBoundingClientRect(),
    value: 1,
    badness: 1,
  }));
}

function hasName(element: Element): boolean {
  const named = '[aria-label]:not([aria-label=""]), [aria-labelledby], [title]:not([title=""])';
  if (element.matches(named) || element.querySelector(named)) return true;
  if (element.textContent?.trim()) return true;
  return element.querySelector('img[alt]:not([alt=""]), svg title') !== null;
}
