import { isAssetAddress, type Json } from '@vitrina/block-kit';
import type { ViewProps } from '@vitrina/block-kit/react';

import { AssetImage } from '../parts/picture/AssetImage.tsx';
import type { dynamicDataReceiver } from './index.ts';

/** The field's value, or the fallback. Data is shown as text, never as markup. */
export function DynamicDataReceiverView({
  root,
  props,
  part,
  readField,
  fileUrl,
}: ViewProps<typeof dynamicDataReceiver>) {
  const value = textOf(readField(props.field));
  if (props.show === 'image') {
    return (
      <div {...root}>
        {value && isAssetAddress(value) && (
          <AssetImage className={part('picture')} asset={{ src: fileUrl(value) }} alt={props.fallback} />
        )}
      </div>
    );
  }
  return <div {...root}>{value ?? props.fallback}</div>;
}

function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
