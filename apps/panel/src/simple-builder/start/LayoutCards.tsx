import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { BlockDefinition } from '@vitrina/block-kit';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

import type { Layout } from '../layouts/layout.ts';
import { layoutPicture } from '../layouts/layoutPicture.ts';

interface LayoutCardsProps {
  readonly layouts: readonly Layout[];
  readonly chosenKey: string | undefined;
  readonly find: (key: string) => BlockDefinition | undefined;
  readonly onChoose: (layout: Layout) => void;
}

/** Cards of the available layouts, each with an image. */
export function LayoutCards({ layouts, chosenKey, find, onChoose }: LayoutCardsProps) {
  return (
    <Box component="ul" sx={listStyle}>
      {layouts.map((layout) => (
        <Box key={layout.key} component="li" sx={{ display: 'flex' }}>
          <ButtonBase
            aria-pressed={layout.key === chosenKey}
            onClick={() => onChoose(layout)}
            sx={layout.key === chosenKey ? chosenStyle : cardStyle}
          >
            <Picture svg={layoutPicture(layout, find)} />
            <Box sx={{ p: 3, minWidth: 0 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                <FormattedMessage id={`simpleBuilder.layout.${layout.key}`} />
              </Typography>
              <Typography
                variant="body2"
                component="span"
                sx={{ display: 'block', mt: 1, color: 'text.secondary' }}
              >
                <FormattedMessage id={`simpleBuilder.layout.${layout.key}.text`} />
              </Typography>
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

/** Renders the SVG in an `img` element, so that its content can't affect this page. */
function Picture({ svg }: { svg: string }) {
  return (
    <Box component="span" aria-hidden sx={pictureFrameStyle}>
      <Box component="span" sx={sheetStyle}>
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 1,
            backgroundColor: colors.inkSoft,
            mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center top / 100% auto no-repeat`,
          }}
        />
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 4,
} as const;

const cardStyle = {
  flex: 1,
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'start',
  minWidth: 0,
  border: `1px solid ${colors.line}`,
  borderRadius: '8px',
  backgroundColor: colors.surface,
  overflow: 'hidden',
  '&:hover': { borderColor: colors.lineStrong },
} as const;

const chosenStyle = {
  ...cardStyle,
  borderColor: colors.accent,
  boxShadow: `inset 0 0 0 1px ${colors.accent}`,
} as const;

/** Shows the top part of a page. */
const sheetStyle = {
  display: 'block',
  width: 132,
  height: 1,
  mx: 'auto',
  px: 4,
  pt: 2,
  border: `1px solid ${colors.line}`,
  borderBottom: 0,
  borderRadius: '6px 6px 0 0',
  backgroundColor: colors.surface,
} as const;

const pictureFrameStyle = {
  display: 'block',
  height: 176,
  pt: 4,
  backgroundColor: colors.ground,
  borderBottom: `1px solid ${colors.line}`,
  overflow: 'hidden',
} as const;
