import type { BlockDefinition } from '@vitrina/block-kit';

/**
 * What the canvas adds to the published rules: room for empty containers, nothing that would move what has content.
 * Blocks far outside the view are not laid out: that is what keeps 1 000 blocks as light as ten.
 */
export function getCanvasCss(definitions: Iterable<BlockDefinition>): string {
  const containers = [...definitions]
    .filter(({ nesting }) => nesting.allowedChildren !== 'none')
    .map(({ key }) => `.${key}`);
  return [
    '.page{min-height:100%;cursor:default;-webkit-user-select:none;user-select:none}',
    '.page>[data-block]{content-visibility:auto;contain-intrinsic-size:auto 150px}',
    `.page :is(${containers.join(',')}):empty{min-height:64px;outline:1px dashed #8b929c;outline-offset:-4px}`,
    '.page [data-block]:focus{outline:none}',
    '.page [contenteditable=true]{-webkit-user-select:text;user-select:text;cursor:text;outline:none}',
    '.page a,.page button,.page summary{cursor:inherit}',
  ].join('');
}
