import axe from 'axe-core';

/** Rules about whole documents, which a block is not, and about content an author leaves empty. */
const leftOut = [
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'heading-order',
  'empty-heading',
  'empty-table-header',
];

/**
 * Lists the accessibility violations axe finds in an element, including its shadow roots; empty if there are
 * none.
 *
 * @public
 */
export async function accessibilityProblems(element: Element): Promise<readonly string[]> {
  await untilSettled(element);
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`),
  );
}

/** A color in the middle of a transition has a contrast that nobody reads. */
async function untilSettled(element: Element): Promise<void> {
  const finite = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
