import Store from '@mui/icons-material/StorefrontOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { amazonTemplate, brandPresets, mvideoTemplate, ozonTemplate } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** The names of the marketplaces, by their templates. */
const marketplaces: Readonly<Record<string, string>> = {
  [ozonTemplate]: 'Ozon',
  [amazonTemplate]: 'Amazon A+',
  [mvideoTemplate]: 'M.Video',
};

interface TemplateCard {
  readonly template: string;
  readonly title: string;
  readonly kind: 'marketplace' | 'brand';
}

const cards: readonly TemplateCard[] = [
  ...Object.entries(marketplaces).map(([template, title]) => ({
    template,
    title,
    kind: 'marketplace' as const,
  })),
  ...Object.keys(brandPresets).map((template) => ({
    template,
    title: template === 'wmf' ? 'WMF' : template.charAt(0).toUpperCase() + template.slice(1),
    kind: 'brand' as const,
  })),
];

interface TemplateCardsProps {
  readonly chosen: string;
  /** The templates that the package has. */
  readonly taken: readonly string[];
  readonly onChoose: (template: string) => void;
}

/** Renders the ready-made templates of marketplaces and brands, with what each starts with. */
export function TemplateCards({ chosen, taken, onChoose }: TemplateCardsProps) {
  const intl = useIntl();
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage({ id: 'builder.section.template.ready' })}
      sx={gridStyle}
    >
      {cards
        .filter(({ template }) => !taken.includes(template))
        .map(({ template, title, kind }) => (
          <ButtonBase
            key={template}
            aria-pressed={chosen === template}
            onClick={() => onChoose(template)}
            sx={cardStyle}
          >
            {kind === 'marketplace' ? <Store /> : <Palette />}
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                {title}
              </Box>
              <Box component="span" sx={noteStyle}>
                <FormattedMessage id={`builder.section.template.${kind}`} />
              </Box>
              <Box component="span" sx={noteStyle}>
                {template}
              </Box>
            </Box>
          </ButtonBase>
        ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  mb: 4,
} as const;

const cardStyle = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  gap: 2,
  p: 3,
  border: `1px solid ${colors.line}`,
  borderRadius: '8px',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
  '&:hover': { backgroundColor: colors.hover },
  '&[aria-pressed=true]': { borderColor: colors.accent, backgroundColor: colors.accentSoft },
  '& svg': { fontSize: 20, color: colors.inkSoft },
} as const;

const noteStyle = { display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const;
