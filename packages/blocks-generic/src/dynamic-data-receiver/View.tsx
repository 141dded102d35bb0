import { isAssetAddress, type Json } from '@vitrina/block-kit';
import type { ViewProps } from '@vitrina/block-kit/react';

import { AssetImage } from '../parts/picture/AssetImage.tsx';
import type { dynamicDataReceiver } from './index.ts';

/** Renders the field's value, or the fallback. Data is shown as text, never as markup. */
export function DynamicDataReceiverView({
  root,
  props,
  part,
  readField,
  fileUrl,
}: ViewProps<typeof dynamicDataReceiver>) {
  const value = textOf(readField(props.field));
  // Renders no visible content; the attribute lets an editor show which field is missing.
  const missing = { 'data-field': props.field || undefined };
  if (props.show === 'image') {
    const isPicture = value !== undefined && isAssetAddress(value);
    return (
      <div {...root} {...(!isPicture && missing)}>
        {isPicture && (
          <AssetImage className={part('picture')} asset={{ src: fileUrl(value) }} alt={props.fallback} />
        )}
      </div>
    );
  }
  const shown = value ?? props.fallback;
  return (
    <div {...root} {...(shown === '' && missing)}>
      {shown}
    </div>
  );
}

function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
