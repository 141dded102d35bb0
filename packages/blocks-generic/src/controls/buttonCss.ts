import { kitRadius } from '@vitrina/block-kit';

/**
 * The shared style of button blocks; colors are set by their props. The transparent border becomes visible
 * with forced colors.
 */
export function buttonCss(selector: string): string {
  return [
    `${selector}{display:inline-flex;align-items:center;justify-content:center;gap:8px;max-width:100%;min-height:44px;`,
    `padding:9px 19px;border:1px solid #0000;border-radius:${kitRadius(8)};font:inherit;font-weight:600;line-height:1.25;text-align:center;overflow-wrap:anywhere;`,
    'text-decoration:none;cursor:pointer}',
    `${selector}:hover{filter:brightness(1.12)}${selector}:active{filter:brightness(.92)}`,
    `${selector}:disabled{opacity:.5;cursor:default;filter:none}`,
  ].join('');
}
