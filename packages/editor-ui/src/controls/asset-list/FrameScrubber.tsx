import { findRendition } from '@vitrina/editor-core/assets';
import type { Json } from '@vitrina/epack-model';
import { useRef } from 'react';

import { TurnScrubber } from '../../assets/turn/TurnScrubber.tsx';
import { useEditor } from '../../editor/EditorContext.ts';

interface FrameScrubberProps {
  readonly items: readonly Json[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** Runs through the stored images of a sequence. */
export function FrameScrubber({ items, shown, onShow }: FrameScrubberProps) {
  const { assetUrl } = useEditor();
  const addresses = items.map((item) => assetUrl(findRendition(item, previewPx)));
  const loaded = useRef(new Map<string, HTMLImageElement>());
  /** Loads all frames, because a frame that arrives late hides a jump. */
  const loadAll = () => {
    for (const address of addresses) {
      if (address === '' || loaded.current.has(address)) continue;
      const image = new Image();
      image.src = address;
      loaded.current.set(address, image);
    }
  };
  return (
    <TurnScrubber
      addresses={addresses}
      shown={shown}
      onShow={onShow}
      onApproach={loadAll}
      heightPx={previewHeightPx}
    />
  );
}

/** Width of the smallest rendition that is sharp in the preview, in pixels. */
const previewPx = 600;
const previewHeightPx = 180;
