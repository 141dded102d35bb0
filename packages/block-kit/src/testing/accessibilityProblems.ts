import axe from 'axe-core';

/** About whole documents, which a block is not, and about what an author leaves empty. */
const leftOut = [
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'heading-order',
  'empty-heading',
  'empty-table-header',
];

/**
 * What axe finds wrong with an element and all in it, shadow roots too; empty when nothing is.
 *
 * @public
 */
export async function accessibilityProblems(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`),
  );
}
