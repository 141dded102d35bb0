import { sizes, type Component, type Json } from '@vitrina/epack-model';

import { isJsonList, isJsonObject, type PropKind, type PropShape } from '../propKind.ts';
import type { Finding } from './finding.ts';
import { hasContent, isContentKind } from './hasContent.ts';
import { isSample, type SampleTexts } from './sampleTexts.ts';

/** The values of one object: a block's props, or the members of a group. */
type Values = (name: string) => readonly (Json | undefined)[];

/** Finds the gaps in a set of values: what is needed and empty, and images without alternative text. */
export function findGaps(
  shape: PropShape,
  valuesOf: Values,
  isUnused: (name: string) => boolean,
  path: readonly (string | number)[] = [],
): readonly Finding[] {
  return Object.entries(shape).flatMap(([name, kind]) => {
    if (isUnused(name)) return [];
    const values = valuesOf(name);
    const place = [...path, name];
    const isEmpty = !values.some((value) => hasContent(kind, value));
    const prop = place.join('.');
    if (kind.isNeeded && isEmpty) return [{ code: 'needed', severity: 'error', prop }] as const;
    const described = kind.describes;
    const isUndescribed =
      described !== undefined &&
      isEmpty &&
      valuesOf(described).some((value) => {
        const other = shape[described];
        return other !== undefined && hasContent(other, value);
      });
    if (isUndescribed) return [{ code: 'alternativeTextMissing', severity: 'warning', prop }] as const;
    return findGapsInside(kind, values[0], place);
  });
}

function findGapsInside(
  { control }: PropKind<unknown>,
  value: Json | undefined,
  path: readonly (string | number)[],
): readonly Finding[] {
  if (control.name === 'group' && isJsonObject(value)) {
    return findGaps(
      control.fields,
      (name) => [value[name]],
      () => false,
      path,
    );
  }
  if (control.name === 'list' && isJsonList(value)) {
    return value.flatMap((item, at) => findGapsInside(control.item, item, [...path, at]));
  }
  return [];
}

/** Returns the values of a component's prop that are read: one for each size, the desktop's first. */
export function valuesOfProp(
  component: Component,
  name: string,
  kind: PropKind<unknown> | undefined,
): readonly (Json | undefined)[] {
  const value = Object.hasOwn(component.props, name) ? component.props[name]?.value : undefined;
  if (!value || kind?.isPerSize === false) return [value?.desktop];
  return sizes.map((size) => value[size]);
}

/** Finds texts that a new block came with. */
export function findSamples(
  { componentKey, props }: Component,
  shape: PropShape,
  samples: SampleTexts,
): readonly Finding[] {
  return Object.entries(shape)
    .filter(
      ([name, kind]) =>
        isContentKind(kind) && isSample(samples, componentKey, name, kind, props[name]?.value.desktop),
    )
    .map(([name]) => ({ code: 'sampleText', severity: 'error', prop: name }));
}

/** Finds content that the block's other settings keep from being shown. */
export function findNotShown(
  component: Component,
  shape: PropShape,
  unused: readonly string[],
): readonly Finding[] {
  return unused.flatMap((prop): Finding[] => {
    const [name = '', ...steps] = prop.split('.');
    const kind = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!kind || !isContentKind(kind)) return [];
    const isLost =
      steps.length === 0
        ? hasOwnContent(component, name, kind)
        : hasContentAt(kind, component.props[name]?.value.desktop, steps);
    // One part of a value that is not shown is rather a mistake than a setting.
    return isLost ? [{ code: 'notShown', severity: steps.length > 1 ? 'warning' : 'info', prop }] : [];
  });
}

/** Returns whether a part of a value has content; a member of a list without an index is that of any item. */
function hasContentAt(
  kind: PropKind<unknown>,
  value: Json | undefined,
  [step, ...rest]: readonly string[],
): boolean {
  if (step === undefined) return hasContent(kind, value);
  const { control } = kind;
  if (control.name === 'list' && isJsonList(value)) {
    const index = Number(step);
    return Number.isInteger(index)
      ? hasContentAt(control.item, value[index], rest)
      : value.some((item) => hasContentAt(control.item, item, [step, ...rest]));
  }
  const member = control.name === 'group' ? control.fields[step] : undefined;
  return member !== undefined && isJsonObject(value) && hasContentAt(member, value[step], rest);
}

/** Returns whether a prop has content at any size, other than its default. */
function hasOwnContent(component: Component, name: string, kind: PropKind<unknown>): boolean {
  return valuesOfProp(component, name, kind).some(
    (value) => hasContent(kind, value) && JSON.stringify(value) !== JSON.stringify(kind.defaultValue),
  );
}

/** Returns whether a block has any content of its own, and whether it can have any. */
export function ownContent(
  component: Component,
  shape: PropShape,
): { readonly canHave: boolean; readonly has: boolean } {
  const kinds = Object.entries(shape).filter(([, kind]) => isContentKind(kind));
  return {
    canHave: kinds.length > 0,
    has: kinds.some(([name, kind]) =>
      valuesOfProp(component, name, kind).some((value) => hasContent(kind, value)),
    ),
  };
}
