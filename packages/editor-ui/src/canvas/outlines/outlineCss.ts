import type { BlockDefinition } from '@vitrina/block-kit';

/**
 * Returns the CSS rules that outline and name every block. Containers have room for their name and around their blocks, so
 * that each can be seen and chosen.
 */
export function getOutlineCss(
  definitions: Iterable<BlockDefinition>,
  getName: (key: string) => string,
): string {
  const names = [...definitions].map(
    ({ key }) => `.page .${key}[data-block]::after{content:${JSON.stringify(getName(key))}}`,
  );
  return [
    // Without weight, so that a position of a block's own is used.
    ':where(.page [data-block]){position:relative}',
    '.page>[data-block]{content-visibility:visible}',
    '.page [data-block]{outline:1px dashed #2f5bff;outline-offset:-1px}',
    '.page [data-block]:has([data-block]){padding:calc(18px/var(--page-scale,1)) 6px 6px!important}',
    '.page [data-shown]{opacity:.5}',
    '.page [data-tab-content][hidden]{display:block}',
    '.page [data-block]::after{position:absolute;display:block;inset:0 0 auto auto;width:max-content;height:auto;margin:0;',
    'padding:0 4px;transform:none;font:500 calc(11px/var(--page-scale,1))/1.45 Arial,sans-serif;letter-spacing:normal;text-transform:none;',
    'color:#2f5bff;background:#eef2ff;opacity:1;pointer-events:none;z-index:1}',
    '.page [data-block]:has([data-block])::after{inset:0 auto auto 0}',
    ...names,
  ].join('');
}
