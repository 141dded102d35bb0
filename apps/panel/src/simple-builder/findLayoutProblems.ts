import { getComponent, resolveSized, type ComponentId, type Json, type Page } from '@vitrina/epack-model';
import { toObject } from '@vitrina/editor-core/props';

import type { Ask, LayoutPart, PartName } from './layouts/layout.ts';
import { saysSample } from './layouts/layoutTexts.ts';
import type { MatchedGroup, MatchedPart } from './layouts/matchLayout.ts';

/** A form field that prevents publishing. */
export interface LayoutProblem {
  /** Reason: the field still has a sample text, or a required value is missing. */
  readonly code: 'sample' | 'missing';
  readonly partName: PartName;
  /** The part's own title. */
  readonly partTitle?: string;
  readonly id: ComponentId;
  readonly propName: string;
}

/** Returns whether a part is hidden on the page. */
export function isLeftOut(page: Page, id: ComponentId): boolean {
  return resolveSized(getComponent(page, id)?.props.hide?.value ?? {}, 'desktop') === true;
}

/** Returns the fields that still need a value, in form order. Skips hidden parts. */
export function findLayoutProblems(page: Page, parts: readonly MatchedPart[]): LayoutProblem[] {
  return parts
    .filter(({ id }) => !isLeftOut(page, id))
    .flatMap(({ part, groups }) => groups.flatMap((group) => problemsIn(page, group, part)));
}

function problemsIn(page: Page, { node, matched }: MatchedGroup, part: LayoutPart): LayoutProblem[] {
  const named = { partName: part.name, ...(part.title !== undefined && { partTitle: part.title }) };
  return matched.flatMap(({ id, children }) => [
    ...(node.asks ?? []).flatMap((ask) => {
      const code = describeFault(getComponent(page, id)?.props[ask.prop]?.value.desktop, ask);
      return code ? [{ code, ...named, id, propName: ask.prop }] : [];
    }),
    ...children.flatMap((group) => problemsIn(page, group, part)),
  ]);
}

/** Returns the problem with a field's value, or `undefined` if there is none. */
export function describeFault(value: Json | undefined, ask: Ask): LayoutProblem['code'] | undefined {
  if (ask.isRequired && isMissing(value)) return 'missing';
  return saysSample(value) ? 'sample' : undefined;
}

/** Returns whether a value is missing. Each card in a list of cards needs an image. */
function isMissing(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (!Array.isArray(value)) return false;
  return value.length === 0 || value.some((item) => isWithoutPicture(item as Json));
}

function isWithoutPicture(item: Json): boolean {
  const { image } = toObject(item);
  return image === undefined || image === '';
}
