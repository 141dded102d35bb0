import { blockIdOf, boxIn } from '../elements/boxOf.ts';
import { listTexts } from '../elements/listTexts.ts';
import type { Measurement } from '../measurement/measurement.ts';
import { findCutTexts } from './findCutTexts.ts';
import { findImageSizes } from './findImageSizes.ts';
import { findLowContrast } from './findLowContrast.ts';
import { findNameless } from './findNameless.ts';
import { findSmallTexts } from './findSmallTexts.ts';
import { findTooWide } from './findTooWide.ts';
import type { RuleContext, RuleFinding } from './ruleContext.ts';

const rules = [findTooWide, findCutTexts, findSmallTexts, findLowContrast, findImageSizes, findNameless];

/**
 * Measures a rendered page, once its fonts and images are loaded.
 *
 * @param page - the element whose box is the page; its elements, or those of its shadow root, are measured
 */
export async function measurePage(page: Element): Promise<Measurement> {
  const root = page.shadowRoot ?? page;
  await settle(root);
  const context: RuleContext = { page, root, texts: listTexts(root) };
  const found = rules.flatMap((find) => find(context));
  const { width, height } = page.getBoundingClientRect();
  return {
    widthPx: Math.round(width),
    heightPx: Math.ceil(height),
    findings: worstOfEachBlock(found).map(({ code, element, rect, value }) => ({
      code,
      componentId: blockIdOf(element),
      box: boxIn(page, rect),
      value,
    })),
  };
}

function worstOfEachBlock(found: readonly RuleFinding[]): readonly RuleFinding[] {
  const groups = Map.groupBy(found, ({ code, element }) => `${code} ${blockIdOf(element) ?? ''}`);
  return [...groups.values()].flatMap((group) => group.toSorted((a, b) => b.badness - a.badness)[0] ?? []);
}

/** The longest wait for an image that does not come. */
const longestMs = 8000;

/** Waits until fonts and images are there, also those that would load on scrolling. */
async function settle(root: ParentNode): Promise<void> {
  const images = [...root.querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  const pending = images.filter(({ complete }) => !complete).map(settled);
  const late = new Promise((resolve) => setTimeout(resolve, longestMs));
  await Promise.race([Promise.all([document.fonts.ready, ...pending]), late]);
}

function settled(image: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
}
