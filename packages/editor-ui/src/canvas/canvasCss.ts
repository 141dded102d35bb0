import type { BlockDefinition, ControlName } from '@vitrina/block-kit';

import { unknownKey, unknownName } from './unknownBlock.tsx';

/** What is written on the canvas to whoever edits. */
export interface CanvasHints {
  /** Where there is something to choose. */
  readonly fillIn: string;
  /** About a block that the catalogue does not know. */
  readonly unknown: string;
}

/**
 * What the canvas adds to the published rules: room and a name for blocks that have nothing to show yet, nothing that
 * would move what has. Top-level blocks far outside the view are not laid out: that keeps 1 000 blocks as light as ten.
 */
export function getCanvasCss(
  definitions: Iterable<BlockDefinition>,
  getName: (key: string) => string,
  { fillIn, unknown }: CanvasHints,
): string {
  const all = [...definitions];
  const filled = all.filter(isFilledInInspector).map(({ key }) => `.${key}`);
  const names = all.map((definition) => {
    const { key } = definition;
    const isEmpty = isFilledInInspector(definition) ? nothingToShow : ':empty';
    const holder = holdsBlocks(definition) ? `,${emptyHolder(`.${key}`)}::before` : '';
    return `.page .${key}${isEmpty}::before${holder}{content:${cssString(getName(key))}}`;
  });
  const containers = all.filter(holdsBlocks).map(({ key }) => `.${key}`);
  const holders = emptyHolder(`:where(${containers.join()})`);
  return [
    '.page{min-height:100%;cursor:default;-webkit-user-select:none;user-select:none}',
    '.page>[data-block]{content-visibility:auto;contain-intrinsic-size:auto 150px}',
    // What is not laid out far away is also cut off at its edge, and an open panel lies beyond that.
    '.page>[data-block]:has([data-panel][open]){content-visibility:visible}',
    `.page [data-block]:empty:not(hr,img,video,iframe,input),${holders}{display:grid;place-items:center;min-height:64px;`,
    'outline:1px dashed #8b929c;outline-offset:-3px}',
    `.page [data-block]${nothingToShow}::before,${holders}::before{font:400 16px/20px Arial,sans-serif;color:#57606a}`,
    ...names,
    filled.length > 0 ? placeholderCss(`.page :is(${filled.join()})${nothingToShow}`, fillIn) : '',
    `.page .${unknownKey}{place-content:center;gap:4px;padding:8px;text-align:center}`,
    `.page .${unknownKey}::before{content:attr(${unknownName})}`,
    `.page .${unknownKey}::after{content:${cssString(unknown)};${hintFont}}`,
    '.page [data-field]:empty::before{content:attr(data-field);font:400 16px/20px Arial,sans-serif;color:#57606a}',
    '.page [data-block]:focus{outline:none}',
    '.page .ProseMirror{position:relative;white-space:break-spaces;overflow-wrap:break-word;min-width:1em}',
    '.page .ProseMirror p{margin:0}',
    '.page [contenteditable=true]{-webkit-user-select:text;user-select:text;cursor:text;outline:none}',
    '.page a,.page button,.page summary{cursor:inherit}',
    // A field that took the press would take the keys of the editor too, and a list would open over the page.
    '.page :is(input,select,textarea){pointer-events:none}',
  ].join('');
}

/**
 * A picture or player that is not chosen yet; custom elements stand there even so. Where a field of data is chosen that
 * this record has nothing in, nothing is to be done: it has the field's name.
 */
const nothingToShow = ':not([data-field]):is(:empty,:has(>:empty:only-child:not(img,video,iframe,hr,input)))';

/** Where a container keeps its blocks within its own markup, such as the fields of a form, when there are none. */
function emptyHolder(container: string): string {
  return `.page ${container}>:not([data-block])>:is(form,section,tbody):empty`;
}

function holdsBlocks({ nesting }: BlockDefinition): boolean {
  return nesting.allowedChildren !== 'none';
}

/** Code is run by a published page alone: what has some has nothing to show here, and nothing is to be done about that. */
const notFilled = ':not(:has(>[data-code]:not([data-code=""])))';

const hintFont = 'font:400 13px/18px Arial,sans-serif;color:#57606a';

/** The place the picture or player will take, with what to do about it. */
function placeholderCss(selector: string, hint: string): string {
  return [
    `${selector}{display:grid;place-content:center;justify-items:center;gap:4px;min-height:160px;max-height:320px;`,
    'aspect-ratio:16/9;width:100%;padding:12px;background:#f3f5f7;text-align:center;outline:1px dashed #8b929c;',
    `outline-offset:-3px}${selector}${notFilled}::after{content:${cssString(hint)};${hintFont}}`,
  ].join('');
}

const fillingControls: ReadonlySet<ControlName> = new Set(['asset', 'link', 'list', 'text', 'code']);

/** Whether a block shows what its properties name, and nothing that is written on the page itself. */
function isFilledInInspector({ ownProps, nesting }: BlockDefinition): boolean {
  const kinds = Object.values(ownProps);
  return (
    nesting.allowedChildren === 'none' &&
    kinds.every(({ control }) => control.name !== 'richText') &&
    kinds.some(({ control, section }) => section === 'content' && fillingControls.has(control.name))
  );
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', ' ')}"`;
}
