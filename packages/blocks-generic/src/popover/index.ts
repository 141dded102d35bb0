import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { popoverProps } from './schema.ts';

/** Opens a panel over the page, on click or hover. Without the script, it opens on click. @public */
export const popover = defineBlock({
  key: 'Popover',
  family: 'generic',
  props: popoverProps,
  nesting: { allowedChildren: ['PopoverTrigger', 'PopoverContent'], hasFixedStructure: true },
  css: [
    '.Popover-popover{display:inline-block;position:relative;max-width:100%}',
    '.Popover-trigger{list-style:none;cursor:pointer}.Popover-trigger::-webkit-details-marker{display:none}',
    '.Popover-panel{position:absolute;z-index:10;inset-inline-start:0;max-width:min(90cqw,640px);padding:16px;',
    'border:1px solid #e3e5e8;border-radius:8px;background:#fff;box-shadow:0 8px 24px #00000029}',
  ].join(''),
  style: ({ side, panelWidth }) => ({
    parts: {
      panel: {
        width: panelWidth,
        top: side === 'bottom' ? 'calc(100% + 8px)' : 'auto',
        bottom: side === 'top' ? 'calc(100% + 8px)' : 'auto',
      },
    },
  }),
  elements: ['vitrina-popover'],
  previewStates: ['triggered'],
  create: () => ({
    key: 'Popover',
    children: [
      { key: 'PopoverTrigger', children: [{ key: 'Text', props: { text: 'Details' } }] },
      { key: 'PopoverContent', children: [{ key: 'Text', props: { text: 'Text' } }] },
    ],
  }),
  keywords: ['tooltip', 'hint', 'dropdown', 'подсказка', 'всплывающее окно'],
  thumbnail: thumbnail(
    `<rect x="12.75" y="7.75" width="38.5" height="20.5" rx="3" ${tint}/><path d="m28 28.5 4 4 4-4M19 14.5h26M19 21h16"/><circle cx="32" cy="39" r="3.25"/>`,
  ),
});
