import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';

import type { PaletteMemoryActions } from './usePaletteMemory.ts';

interface FavoriteButtonProps {
  readonly blockKey: string;
  readonly name: string;
  readonly memory: PaletteMemoryActions;
}

/** Renders the button that adds a block to the favorites or removes it. */
export function FavoriteButton({ blockKey, name, memory }: FavoriteButtonProps) {
  const intl = useIntl();
  const isFavorite = memory.favorites.includes(blockKey);
  return (
    <IconButton
      aria-pressed={isFavorite}
      aria-label={intl.formatMessage({ id: 'builder.palette.favorite' }, { name })}
      onClick={() => memory.toggleFavorite(blockKey)}
      sx={{
        position: 'absolute',
        top: 2,
        right: 2,
        width: 24,
        height: 24,
        minHeight: 0,
        '& svg': { fontSize: 16 },
        // Large enough for touch; the star itself stays in the corner and doesn't cover the image.
        '@media (pointer: coarse)': {
          top: 0,
          right: 0,
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          p: 0.5,
        },
      }}
    >
      {isFavorite ? <Star /> : <StarBorder />}
    </IconButton>
  );
}
