import Box from '@mui/material/Box';
import type { CropArea } from '@vitrina/api-client/contract';
import type { FocalPoint } from '@vitrina/block-kit';
import { useState } from 'react';

import { useEditor } from '../../editor/EditorContext.ts';

interface PicturePartProps {
  readonly source: string;
  readonly area: CropArea;
  /** Point to keep in view. Used only with `ratio`. */
  readonly focus?: FocalPoint;
  /** Aspect ratio of the frame to fill, width to height. By default, the whole part is shown. */
  readonly ratio?: number;
}

/** Renders a part of an image before the server has cropped it. */
export function PicturePart({ source, area, focus, ratio }: PicturePartProps) {
  const { assetUrl } = useEditor();
  const [natural, setNatural] = useState({ width: 4, height: 3 });
  const part = (area.width * natural.width) / (area.height * natural.height);
  const shown = ratio !== undefined && focus ? fill(area, part, ratio, focus) : area;
  return (
    <Box
      sx={{ position: 'relative', overflow: 'hidden', width: ratio === undefined ? 260 : 1, maxWidth: 1 }}
      style={{ aspectRatio: ratio ?? part, ...(ratio === undefined && part < 1 && { width: 200 * part }) }}
    >
      <Box
        component="img"
        src={assetUrl(source)}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setNatural({ width, height })
        }
        sx={{ position: 'absolute', maxWidth: 'none' }}
        style={{
          width: `${100 / shown.width}%`,
          height: `${100 / shown.height}%`,
          left: `${(-100 * shown.left) / shown.width}%`,
          top: `${(-100 * shown.top) / shown.height}%`,
        }}
      />
    </Box>
  );
}

/**
 * Returns the area of the part that is visible in a frame, as with `object-fit: cover` and `object-position`.
 */
function fill(area: CropArea, part: number, ratio: number, { x, y }: FocalPoint): CropArea {
  const width = part > ratio ? area.width * (ratio / part) : area.width;
  const height = part > ratio ? area.height : area.height * (part / ratio);
  return {
    left: area.left + (area.width - width) * x,
    top: area.top + (area.height - height) * y,
    width,
    height,
  };
}
