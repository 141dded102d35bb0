import type { BlockDefinition, ControlName, PropShape, PropValues } from '@vitrina/block-kit';

import { brokenClass } from './BlockBoundary.tsx';
import { unknownKey, unknownName } from './unknownBlock.tsx';

/** Texts shown on the canvas during editing. */
export interface CanvasHints {
  /** Shown in a block whose content isn't chosen yet. */
  readonly fillIn: string;
  /** Shown in place of a block that isn't in the catalog. */
  readonly unknown: string;
}

/**
 * Returns the CSS rules that the canvas adds to the published ones. The rules give empty blocks a minimum
 * size and a label and never move blocks with content. Top-level blocks far outside the view skip layout,
 * which keeps 1,000 blocks as light as ten.
 */
export function getCanvasCss(
  definitions: Iterable<BlockDefinition>,
  getName: (key: string) => string,
  { fillIn, unknown }: CanvasHints,
): string {
  const all = [...definitions];
  const names = all.map((definition) => {
    const { key } = definition;
    const isEmpty = isFilledInInspector(definition) ? nothingToShow : ':empty';
    const holder = holdsBlocks(definition) ? `,${emptyHolder(`.${key}`)}::before` : '';
    return `.page .${key}${isEmpty}::before${holder}{content:${cssString(getName(key))}}`;
  });
  const containers = all.filter(holdsBlocks).map(({ key }) => `.${key}`);
  const holders = emptyHolder(`:where(${containers.join()})`);
  return [
    // Blocks are edited where they are, half in view or not.
    '.page{--reveal:none;min-height:100%;cursor:default;-webkit-user-select:none;user-select:none}',
    '.page>[data-block]{content-visibility:auto;contain-intrinsic-size:auto 150px}',
    // Blocks that skip layout also clip their overflow, and an open panel overflows its block.
    '.page>[data-block]:has([data-panel][open]){content-visibility:visible}',
    `.page [data-block]:empty:not(hr,img,video,iframe,input),${holders}{display:grid;place-items:center;min-height:64px;`,
    'outline:1px dashed #8b929c;outline-offset:-3px}',
    `.page [data-block]${nothingToShow}::before,${holders}::before{font:400 16px/20px Arial,sans-serif;color:#57606a}`,
    ...names,
    ...all
      .filter(hasOwnHeight)
      .map(
        ({ key }) => `.page [data-block].${key}:empty{min-height:0}.page .${key}:empty::before{content:none}`,
      ),
    placeholderCss(getEmptyFileSelector(all), fillIn),
    `.page .${unknownKey}{place-content:center;gap:4px;padding:8px;text-align:center}`,
    `.page .${brokenClass}{padding:24px 16px;text-align:center;outline:1px dashed #cf222e;outline-offset:-3px;${hintFont}}`,
    `.page .${unknownKey}::before{content:attr(${unknownName})}`,
    `.page .${unknownKey}::after{content:${cssString(unknown)};${hintFont}}`,
    '.page [data-field]:empty::before{content:attr(data-field);font:400 16px/20px Arial,sans-serif;color:#57606a}',
    '.page [data-block]:focus{outline:none}',
    '.page .ProseMirror{position:relative;white-space:break-spaces;overflow-wrap:break-word;min-width:1em}',
    '.page .ProseMirror p{margin:0}',
    '.page [contenteditable=true]{-webkit-user-select:text;user-select:text;cursor:text;outline:none}',
    '.page a,.page button,.page summary{cursor:inherit}',
    // The published script shows the arrows and bullets; here they are for the slider under the pointer or focus.
    '.page .Slider-slider:is(:hover,:focus-within)>:is(.Slider-arrow,.Slider-bullets){visibility:visible}',
    // A focused field would take the editor's keyboard shortcuts, and a select would open its list over the
    // page.
    '.page :is(input,select,textarea){pointer-events:none}',
  ].join('');
}

/** Returns the selector of images and players without a source. */
export function getEmptyFileSelector(definitions: Iterable<BlockDefinition>): string {
  const filled = [...definitions].filter(isFilledInInspector).map(({ key }) => `.${key}`);
  return `.page :is(${filled.join()})${nothingToShow}`;
}

/**
 * Matches an image or player without a source, including one that renders an empty custom element. Doesn't
 * match a block bound to a data field that is empty in this record: it shows the field's name.
 */
const nothingToShow = ':not([data-field]):is(:empty,:has(>:empty:only-child:not(img,video,iframe,hr,input)))';

/**
 * Returns the selector of the element that contains the child blocks of a container, such as the `form` of a
 * form, if it is empty.
 */
function emptyHolder(container: string): string {
  return `.page ${container}>:not([data-block])>:is(form,section,tbody):empty`;
}

function holdsBlocks({ nesting }: BlockDefinition): boolean {
  return nesting.allowedChildren !== 'none';
}

/** Returns whether a block without content has a height by its values, such as a spacer, which the canvas shows as it is. */
function hasOwnHeight({ style, ownProps }: BlockDefinition): boolean {
  const defaults = Object.entries(ownProps).map(([name, { isOptional, defaultValue }]) => [
    name,
    isOptional ? undefined : defaultValue,
  ]);
  return style?.(Object.fromEntries(defaults) as PropValues<PropShape>).root?.['height'] !== undefined;
}

/**
 * Excludes blocks with custom code. The code runs only on the published page, so an empty block with code
 * needs no hint.
 */
const notFilled = ':not(:has(>[data-code]:not([data-code=""])))';

const hintFont = 'font:400 13px/18px Arial,sans-serif;color:#57606a';

/** Returns the rules of a placeholder for an image or player, with a hint. */
function placeholderCss(selector: string, hint: string): string {
  return [
    `${selector}{display:grid;place-content:center;justify-items:center;gap:4px;min-height:160px;`,
    'width:100%;padding:12px;background:#f3f5f7;text-align:center;outline:1px dashed #8b929c;',
    // Without weight, so that a block's own ratio is used.
    `outline-offset:-3px}:where(${selector}){max-height:320px;aspect-ratio:16/9}${selector}${notFilled}::after{content:${cssString(hint)};${hintFont}}`,
  ].join('');
}

const fillingControls: ReadonlySet<ControlName> = new Set(['asset', 'link', 'list', 'text', 'code']);

/** Returns whether all content of a block is set in the inspector, and none is typed on the page. */
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
