/** Tolerance for rounded positions, in pixels. */
const tolerancePx = 1;

/**
 * Lists elements that overflow the page sideways and would make a shop's page scroll; content of elements
 * that scroll or clip is exempt.
 */
export function overflowProblems(page: Element): readonly string[] {
  const { left, right } = page.getBoundingClientRect();
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const sticksOut = box.right > right + tolerancePx || box.left < left - tolerancePx;
    return box.width > 0 && sticksOut && !isClipped(element, page) ? [describe(element)] : [];
  });
}

function isClipped(element: Element, page: Element): boolean {
  for (let around = element.parentElement; around && around !== page; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return true;
  }
  return getComputedStyle(element).clipPath !== 'none';
}

function describe(element: Element): string {
  const { left, right } = element.getBoundingClientRect();
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> from ${Math.round(left)} to ${Math.round(right)}`;
}
