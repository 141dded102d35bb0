import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { findRendition } from '@vitrina/editor-core/assets';
import type { Json } from '@vitrina/epack-model';
import { colors } from '@vitrina/ui-kit';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';

interface FrameScrubberProps {
  readonly items: readonly Json[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** Shows one image of a sequence at a time, and a slider that runs through it, so that jumps are visible. */
export function FrameScrubber({ items, shown, onShow }: FrameScrubberProps) {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const toAddress = (item: Json | undefined) => assetUrl(findRendition(item, previewPx));
  const loaded = useRef(new Map<string, HTMLImageElement>());
  /** Loads all frames, because a frame that arrives late hides a jump. */
  const loadAll = () => {
    for (const address of items.map(toAddress)) {
      if (address === '' || loaded.current.has(address)) continue;
      const image = new Image();
      image.src = address;
      loaded.current.set(address, image);
    }
  };
  const describe = (number: number) =>
    intl.formatMessage({ id: 'builder.assetList.position' }, { number, count: items.length });
  const address = toAddress(items[shown]);
  return (
    <Box onPointerEnter={loadAll} onFocus={loadAll} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={pictureStyle}>
        {address !== '' && <img src={address} alt="" draggable={false} style={{ objectFit: 'contain' }} />}
      </Box>
      <Box sx={{ px: 2 }}>
        <Slider
          size="small"
          min={1}
          max={items.length}
          value={shown + 1}
          aria-label={intl.formatMessage({ id: 'builder.assetList.scrub' })}
          getAriaValueText={describe}
          onChange={(_, number) => onShow(number - 1)}
        />
      </Box>
    </Box>
  );
}

/** Width of the smallest rendition that is sharp in the preview, in pixels. */
const previewPx = 600;

const pictureStyle = {
  height: 180,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  overflow: 'hidden',
  backgroundColor: colors.ground,
  '& img': { display: 'block', width: 1, height: 1 },
} as const;
