import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { BrandKit } from '@vitrina/block-kit';
import type { ComponentDraft } from '@vitrina/epack-model';
import type { PageDesignKey, SectionKey } from '@vitrina/page-designs';
import { colors } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { DesignThumbnail } from './DesignThumbnail.tsx';

/** A design to choose. */
export interface DesignChoice {
  readonly key: string;
  readonly nameId: `design.section.${SectionKey}` | `design.page.${PageDesignKey}`;
  readonly drafts: readonly ComponentDraft[];
}

interface DesignCardsProps<Choice extends DesignChoice> {
  readonly choices: readonly Choice[];
  readonly locale: string;
  readonly kit: BrandKit | null | undefined;
  /** Greatest height of a thumbnail per width. */
  readonly ratio: number;
  readonly onChoose: (choice: Choice, name: string) => void;
}

/** Renders designs with their thumbnails. Each is a button. */
export function DesignCards<Choice extends DesignChoice>({
  choices,
  locale,
  kit,
  ratio,
  onChoose,
}: DesignCardsProps<Choice>) {
  const intl = useIntl();
  return (
    <Box component="ul" sx={listStyle}>
      {choices.map((choice) => {
        const { key, nameId, drafts } = choice;
        const name = intl.formatMessage({ id: nameId });
        return (
          <Box component="li" key={key}>
            <ButtonBase sx={cardStyle} onClick={() => onChoose(choice, name)}>
              <WhenSeen ratio={ratio}>
                <DesignThumbnail drafts={drafts} locale={locale} kit={kit} ratio={ratio} />
              </WhenSeen>
              <Typography component="span" variant="subtitle2" sx={{ p: 3, textAlign: 'start' }}>
                {name}
              </Typography>
            </ButtonBase>
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
