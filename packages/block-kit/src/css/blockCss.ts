import { type Component, type SizeName, sizes, sizeTable } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { resolveWhenRead, type ResolveOptions, nearestOwnSize } from '../resolveValues.ts';
import { commonStyle, type CommonValues } from './commonStyle.ts';
import { type Declarations, declarationsText } from '../css-values/cssText.ts';
import { isJsonObject } from '../propKind.ts';
import { createSharedRules } from './sharedRules.ts';

/** A CSS rule of a component: its selector and declarations. @public */
export interface ComponentRule {
  readonly size: SizeName;
  readonly selector: string;
  /** Declarations as CSS text, without braces. */
  readonly text: string;
}

const rootPart = '';
/** The hidden root; a form can show it with `data-shown`, in its own display. */
const hiddenPart = ':hidden';

/**
 * Returns the CSS of a component: rules for `.b{id}` and its parts; smaller sizes as
 * `@container page (max-width: …)`.
 *
 * @public
 */
export function blockCss(
  component: Component,
  definition: BlockDefinition,
  options: ResolveOptions = {},
): string {
  return rulesCss(componentRules(component, definition, options));
}

/** Writes rules as CSS, desktop first, so that smaller sizes override larger ones. @public */
export function rulesCss(rules: readonly ComponentRule[]): string {
  return sizes
    .map((size) => {
      const text = rules
        .filter((rule) => rule.size === size)
        .map((rule) => `${rule.selector}{${rule.text}}`)
        .join('');
      return atSize(size, text);
    })
    .join('');
}

function atSize(size: SizeName, css: string): string {
  if (size === 'desktop' || css === '') return css;
  return `@container page (max-width:${sizeTable[size].breakpointPx}px){${css}}`;
}

/**
 * Returns the rules of a component: those of the desktop, and for each smaller size the differences from the
 * next larger one.
 *
 * @public
 */
export function componentRules(
  component: Component,
  definition: BlockDefinition,
  options: ResolveOptions = {},
): ComponentRule[] {
  const rules = shareRules(component, definition, (reads) =>
    partRules(component, definition, options, reads),
  );
  return rules.map(({ size, part, text }) => ({ size, selector: partSelector(component.id, part), text }));
}

/** A rule of a block's part, independent of the component. */
interface PartRule {
  readonly size: SizeName;
  readonly part: string;
  readonly text: string;
}

const shareRules = createSharedRules<PartRule>();

function partRules(
  component: Component,
  definition: BlockDefinition,
  options: ResolveOptions,
  reads: Set<string>,
): PartRule[] {
  const rules: PartRule[] = [];
  let applied: PartStyles = new Map();
  for (const size of sizes) {
    const isSame = nearestOwnSize(component, size) !== size;
    if (isSame && !(size === 'mobile' && hasBackgroundFiles(component))) continue;
    const current = partStyles(component, definition, size, options, reads);
    for (const [part, declarations] of current) {
      const text = declarationsText(difference(applied.get(part) ?? {}, declarations));
      if (text) rules.push({ size, part, text });
    }
    applied = current;
  }
  return rules;
}

/** Returns whether a component has a background image with files of several widths. */
function hasBackgroundFiles({ props }: Component): boolean {
  const values = Object.hasOwn(props, 'backgroundOptions') ? props['backgroundOptions']?.value : undefined;
  return sizes.some((size) => {
    const value = values?.[size];
    return isJsonObject(value) && isJsonObject(value['image']) && value['image']['variants'] !== undefined;
  });
}

/** Returns the class of a component's part; the root has the class without a suffix. @internal */
export function partClass(id: number, part = rootPart): string {
  return part === rootPart ? `b${id}` : `b${id}-${part}`;
}

function partSelector(id: number, part: string): string {
  return part === hiddenPart ? `.${partClass(id)}:not([data-shown])` : `.${partClass(id, part)}`;
}

type PartStyles = Map<string, Declarations>;

function partStyles(
  component: Component,
  definition: BlockDefinition,
  size: SizeName,
  options: ResolveOptions,
  reads: Set<string>,
): PartStyles {
  // Props are parsed when a style reads them: styles read few, and parsing the block's texts would take most
  // of the time.
  const own = definition.style?.(resolveWhenRead(definition.ownProps, component, size, options, reads));
  const values: CommonValues = resolveWhenRead(definition.props, component, size, options, reads);
  const styles: PartStyles = new Map([[rootPart, { ...commonStyle(values, size), ...own?.root }]]);
  for (const [part, declarations] of Object.entries(own?.parts ?? {})) styles.set(part, declarations);
  if (values.hide !== undefined) {
    styles.set(hiddenPart, { display: values.hide ? 'none' : (own?.root?.display ?? 'revert-layer') });
  }
  return styles;
}

/**
 * Returns the declarations to add at a smaller size: changed values, and `revert-layer` for those no longer
 * set.
 */
function difference(before: Declarations, after: Declarations): Declarations {
  const changed: Record<string, string | number | undefined> = {};
  for (const [property, value] of Object.entries(after)) {
    if (value !== before[property]) changed[property] = value ?? 'revert-layer';
  }
  for (const [property, value] of Object.entries(before)) {
    if (value !== undefined && !(property in after)) changed[property] = 'revert-layer';
  }
  return changed;
}
