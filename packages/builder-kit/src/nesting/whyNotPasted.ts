import { rootId, type AddRawComponents } from '@vitrina/epack-model';

import {
  isAmazonPageFull,
  whyNotInside,
  whyNotTogether,
  type NestingContext,
  type Refusal,
} from './whyNotInside.ts';

/** Why components from outside may not be added: the first of them that may not stand where it would; undefined: all may. */
export function whyNotPasted(
  context: NestingContext,
  { parentId, components }: AddRawComponents,
): Refusal | undefined {
  const keys = new Map(components.map(({ id, componentKey }) => [id, componentKey]));
  let tops = 0;
  for (const { parentId: aboveId, componentKey: key } of components) {
    const aboveKey = keys.get(aboveId);
    if (aboveKey === undefined) tops += 1;
    const refusal =
      aboveKey === undefined
        ? whyNotInside(context, key, aboveId)
        : whyNotTogether(context.rules, key, aboveKey);
    if (refusal) return refusal;
  }
  return parentId === rootId && isAmazonPageFull(context, tops) ? { code: 'amazonLimit' } : undefined;
}
