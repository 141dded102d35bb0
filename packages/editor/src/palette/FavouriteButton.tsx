import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';

import type { PaletteMemoryActions } from './usePaletteMemory.ts';

interface FavouriteButtonProps {
  readonly blockKey: string;
  readonly name: string;
  readonly memory: PaletteMemoryActions;
}

/** Keeps a block at the top of the palette, or no longer so. */
export function FavouriteButton({ blockKey, name, memory }: FavouriteButtonProps) {
  const intl = useIntl();
  const isFavourite = memory.favourites.includes(blockKey);
  return (
    <IconButton
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'builder.palette.favourite' }, { name })}
      onClick={() => memory.toggleFavourite(blockKey)}
      sx={{
        position: 'absolute',
        top: 2,
        right: 2,
        width: 24,
        height: 24,
        minHeight: 0,
        '& svg': { fontSize: 16 },
        // Large enough for a finger; the star itself stands in the corner, not over the picture.
        '@media (pointer: coarse)': {
          top: 0,
          right: 0,
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          p: 0.5,
        },
      }}
    >
      {isFavourite ? <Star /> : <StarBorder />}
    </IconButton>
  );
}
