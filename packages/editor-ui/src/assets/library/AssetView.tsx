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
  if (kind === 'video' || kind === 'audio')
    return (
      <Box
        component={kind}
        src={assetUrl(url)}
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        {...(poster && { poster: assetUrl(poster.url) })}
        aria-label={name}
        sx={kind === 'video' ? frameStyle : { width: 1 }}
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
