import { isSeen } from '../elements/isSeen.ts';
import type { RuleContext, RuleFinding } from './ruleContext.ts';

/** Screens show up to two pixels of an image per CSS pixel; beyond twice that, most of the file is wasted. */
const oversizedTimes = 4;
/** Smaller images cost little in any case. */
const oversizedPx = 1600;
/** An image shown this much larger than it is looks blurred. */
const enlargedTimes = 0.75;
/** Smaller images are icons. */
const enlargedPx = 100;

/** Finds images with far more pixels than are shown, and images enlarged beyond their pixels. */
export function findImageSizes({ root }: RuleContext): readonly RuleFinding[] {
  return [...root.querySelectorAll('img')].flatMap((element): RuleFinding[] => {
    const rect = element.getBoundingClientRect();
    const { naturalWidth, currentSrc } = element;
    if (naturalWidth === 0 || isVector(currentSrc) || !isSeen(element)) return [];
    const times = naturalWidth / shownWidth(element, rect);
    const value = Math.round(times * 10) / 10;
    const found = { element, rect, value };
    if (times > oversizedTimes && naturalWidth >= oversizedPx)
      return [{ ...found, code: 'imageOversized', badness: times }];
    if (times < enlargedTimes && rect.width >= enlargedPx)
      return [{ ...found, code: 'imageEnlarged', badness: -times }];
    return [];
  });
}

/** Returns the width at which the whole image is shown: larger than its box if it is cropped. */
function shownWidth({ naturalWidth, naturalHeight }: HTMLImageElement, { width, height }: DOMRect): number {
  return Math.max(width, (height * naturalWidth) / naturalHeight);
}

function isVector(source: string): boolean {
  return /\.svg(?:$|[?#])|^data:image\/svg/i.test(source);
}
