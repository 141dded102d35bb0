import Box from '@mui/material/Box';
import type { Asset } from '@vitrina/api-client/contract';
import { colors } from '@vitrina/ui-kit';

import { useEditor } from '../../editor/EditorContext.ts';
import { AssetThumbnail } from './AssetThumbnail.tsx';

const heightPx = 180;

/** Shows a file as it is: an image, a video or audio to play, or the image that stands for it. */
export function AssetView({ asset }: { readonly asset: Asset }) {
  const { assetUrl } = useEditor();
  const { kind, url, alt, poster, name } = asset;
  if (kind === 'image') return <Box component="img" src={assetUrl(url)} alt={alt} sx={frameStyle} />;
  if (kind === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a preview of a file whose captions are another file
      <Box
        component="video"
        src={assetUrl(url)}
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        {...(poster && { poster: assetUrl(poster.url) })}
        aria-label={name}
        sx={frameStyle}
      />
    );
  if (kind === 'audio')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a preview of a sound
      <Box
        component="audio"
        src={assetUrl(url)}
        controls
        preload="metadata"
        aria-label={name}
        sx={{ width: 1 }}
      />
    );
  return (
    <Box sx={frameStyle}>
      <AssetThumbnail asset={asset} heightPx={heightPx} />
    </Box>
  );
}

const frameStyle = {
  width: 1,
  maxHeight: heightPx,
  objectFit: 'contain',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  overflow: 'hidden',
  backgroundColor: colors.ground,
} as const;
