import { getComponent, resolveSized, type ComponentId, type Json, type Page } from '@vitrina/epack-model';
import { toObject } from '@vitrina/editor-core/props';

import type { Ask, PartName } from './layouts/layout.ts';
import { saysSample } from './layouts/layoutTexts.ts';
import type { MatchedGroup, MatchedPart } from './layouts/matchLayout.ts';

/** A field of the form that keeps the page from being published. */
export interface LayoutProblem {
  /** It still says a sample text, or what it must have is missing. */
  readonly code: 'sample' | 'missing';
  readonly partName: PartName;
  readonly id: ComponentId;
  readonly propName: string;
}

/** Whether a part is left out of the page. */
export function isLeftOut(page: Page, id: ComponentId): boolean {
  return resolveSized(getComponent(page, id)?.props.hide?.value ?? {}, 'desktop') === true;
}

/** What the form still asks for, in its order. Parts that are left out ask for nothing. */
export function findLayoutProblems(page: Page, parts: readonly MatchedPart[]): LayoutProblem[] {
  return parts
    .filter(({ id }) => !isLeftOut(page, id))
    .flatMap(({ part, groups }) => groups.flatMap((group) => problemsIn(page, group, part.name)));
}

function problemsIn(page: Page, { node, matched }: MatchedGroup, partName: PartName): LayoutProblem[] {
  return matched.flatMap(({ id, children }) => [
    ...(node.asks ?? []).flatMap((ask) => {
      const code = whatIsWrong(getComponent(page, id)?.props[ask.prop]?.value.desktop, ask);
      return code ? [{ code, partName, id, propName: ask.prop }] : [];
    }),
    ...children.flatMap((group) => problemsIn(page, group, partName)),
  ]);
}

/** What a field's value lacks; undefined: nothing. */
export function whatIsWrong(value: Json | undefined, ask: Ask): LayoutProblem['code'] | undefined {
  if (ask.isRequired && isMissing(value)) return 'missing';
  return saysSample(value) ? 'sample' : undefined;
}

/** Of a list of cards each has to have its picture. */
function isMissing(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (!Array.isArray(value)) return false;
  return value.length === 0 || value.some((item) => isWithoutPicture(item as Json));
}

function isWithoutPicture(item: Json): boolean {
  const { image } = toObject(item);
  return image === undefined || image === '';
}
