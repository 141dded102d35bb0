import type { BlockDefinition } from '@vitrina/block-kit';

/**
 * What the canvas adds to the published rules: room and a name for blocks that have nothing to show yet, nothing that
 * would move what has. Top-level blocks far outside the view are not laid out: that keeps 1 000 blocks as light as ten.
 */
export function getCanvasCss(
  definitions: Iterable<BlockDefinition>,
  getName: (key: string) => string,
): string {
  const names = [...definitions].map(
    ({ key }) => `.page .${key}:empty::before{content:${cssString(getName(key))}}`,
  );
  return [
    '.page{min-height:100%;cursor:default;-webkit-user-select:none;user-select:none}',
    '.page>[data-block]{content-visibility:auto;contain-intrinsic-size:auto 150px}',
    '.page [data-block]:empty:not(hr,img,video,iframe,input){display:grid;place-items:center;min-height:64px;',
    'outline:1px dashed #8b929c;outline-offset:-3px}',
    '.page [data-block]:empty::before{font:400 16px/20px Arial,sans-serif;color:#57606a}',
    ...names,
    '.page [data-block]:focus{outline:none}',
    '.page .ProseMirror{position:relative;white-space:break-spaces;overflow-wrap:break-word;min-width:1em}',
    '.page .ProseMirror p{margin:0}',
    '.page [contenteditable=true]{-webkit-user-select:text;user-select:text;cursor:text;outline:none}',
    '.page a,.page button,.page summary{cursor:inherit}',
  ].join('');
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', ' ')}"`;
}
