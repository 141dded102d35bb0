import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { BrandKit } from '@vitrina/block-kit';
import type { ComponentDraft } from '@vitrina/epack-model';
import type { LibraryItem } from '@vitrina/editor-core/library';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';

import { ItemActions } from '../library/ItemActions.tsx';
import { DesignThumbnail } from './DesignThumbnail.tsx';

/** A design to choose. */
export interface DesignChoice {
  readonly key: string;
  /** In the user's language. */
  readonly name: string;
  /** The names that a search finds it by: in every language. */
  readonly names: readonly string[];
  readonly drafts: readonly ComponentDraft[];
  /** A section or template that the license saved. */
  readonly item?: LibraryItem;
}

interface DesignCardsProps<Choice extends DesignChoice> {
  readonly choices: readonly Choice[];
  readonly locale: string;
  readonly kit: BrandKit | null | undefined;
  /** Greatest height of a thumbnail per width. */
  readonly ratio: number;
  readonly onChoose: (choice: Choice) => void;
}

/** Renders designs with their thumbnails. Each is a button. */
export function DesignCards<Choice extends DesignChoice>({
  choices,
  locale,
  kit,
  ratio,
  onChoose,
}: DesignCardsProps<Choice>) {
  return (
    <Box component="ul" sx={listStyle}>
      {choices.map((choice) => {
        const { key, name, drafts, item } = choice;
        return (
          <Box component="li" key={key} sx={{ position: 'relative' }}>
            <ButtonBase sx={cardStyle} onClick={() => onChoose(choice)}>
              <WhenSeen ratio={ratio}>
                <DesignThumbnail drafts={drafts} locale={locale} kit={kit} ratio={ratio} />
              </WhenSeen>
              <Box component="span" sx={{ p: 3, pr: item ? 20 : 3, textAlign: 'start', minWidth: 0 }}>
                <Typography component="span" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                {item && (
                  <Typography
                    component="span"
                    variant="caption"
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {item.category === '' ? <FormattedMessage id="builder.library.own" /> : item.category}
                  </Typography>
                )}
              </Box>
            </ButtonBase>
            {item && (
              <Box sx={{ position: 'absolute', right: 8, bottom: 12 }}>
                <ItemActions item={item} />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** Renders its content once it is near the view: a whole page has hundreds of blocks. */
function WhenSeen({ ratio, children }: { ratio: number; children: React.ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return (
    <Box
      ref={setPlace}
      component="span"
      sx={{ display: 'block', borderBottom: `1px solid ${colors.line}` }}
      style={isSeen ? undefined : { aspectRatio: `1 / ${ratio}` }}
    >
      {isSeen && children}
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
} as const;

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: '100%',
  border: `1px solid ${colors.line}`,
  borderRadius: '8px',
  overflow: 'hidden',
  backgroundColor: colors.surface,
  transition: 'border-color 120ms',
  '&:hover': { borderColor: colors.accent },
  '&.Mui-focusVisible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
} as const;
