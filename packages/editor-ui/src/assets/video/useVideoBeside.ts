import type { BlockDefinition } from '@vitrina/block-kit';
import type { FileKind } from '@vitrina/api-client';
import { toObject, toText } from '@vitrina/editor-core/props';

import type { PropScope } from '../../edited-component/controlProps.ts';
import { useEditedId } from '../../edited-component/EditedComponent.ts';
import { useProp } from '../../store/hooks.ts';

/** The video of a block whose poster is edited. */
export interface VideoBeside {
  /** The stored address. */
  readonly source: string;
  /** The name of its file; empty for a video that isn't stored here. */
  readonly name: string;
  /** The stored address of its captions; empty without captions. */
  readonly captions: string;
}

/** Returns the block's video if the control edits its poster; undefined otherwise, and without a video. */
export function useVideoBeside({ definition, propName, field }: PropScope): VideoBeside | undefined {
  const id = useEditedId() ?? 0;
  const isPoster = propName === 'poster' && field === undefined;
  const video = useProp(id, findAssetName(definition, 'video'))?.value.desktop;
  const captions = useProp(id, findAssetName(definition, 'captions'))?.value.desktop;
  const { src = video, name } = toObject(video);
  const source = toText(src);
  if (!isPoster || source === '') return undefined;
  return { source, name: toText(name), captions: toText(toObject(captions).src ?? captions) };
}

/** Returns the name of the block's prop for a file of this kind; empty if it has none. */
function findAssetName({ ownProps }: BlockDefinition, kind: FileKind): string {
  const isWanted = ([, { control }]: [string, BlockDefinition['ownProps'][string]]) =>
    control.name === 'asset' && control.fileType === kind;
  return Object.entries(ownProps).find(isWanted)?.[0] ?? '';
}
