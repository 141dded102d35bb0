import type { ComponentDraft, Json, SizedValue } from '@vitrina/epack-model';

import type { ReadPicture } from './readPicture.ts';

type StoredValue = Json | { readonly sized: SizedValue } | undefined;

/** Creates a component draft; values are for desktop unless they are sized. */
export function draft(
  componentKey: string,
  values: Readonly<Record<string, StoredValue>>,
  children: readonly ComponentDraft[] = [],
): ComponentDraft {
  const props = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, { name, value: sizedValue(value) }] as const],
  );
  const type = componentKey === 'Feature' ? 'feature' : 'component';
  return { componentKey, type, props: Object.fromEntries(props), children };
}

function sizedValue(value: Exclude<StoredValue, undefined>): SizedValue {
  const isSized = typeof value === 'object' && value !== null && !Array.isArray(value) && 'sized' in value;
  return isSized ? (value.sized as SizedValue) : { desktop: value as Json };
}

/** Returns an image's files for a prop with a value per size. */
export function sizedPicture(picture: ReadPicture): { readonly sized: SizedValue } {
  return { sized: { desktop: picture.desktop, ...(picture.mobile && { mobile: picture.mobile }) } };
}
