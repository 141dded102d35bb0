import Box from '@mui/material/Box';
import { type BrandKit, fontFamilyCss, kitCornerPx } from '@vitrina/block-kit';
import { colors as ownColors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** Shows the colors and fonts of a kit together. */
export function KitSample({ kit }: { kit: BrandKit }) {
  const intl = useIntl();
  const { colors, headingFont, textFont } = kit;
  const text = { fontFamily: familyOf(textFont), lineHeight: 1.5 };
  const heading = { fontFamily: familyOf(headingFont), fontSize: 28, lineHeight: 1.15, fontWeight: 700 };
  return (
    <Box
      role="img"
      aria-label={intl.formatMessage({ id: 'panel.kit.sample' })}
      sx={{ border: `1px solid ${ownColors.line}`, borderRadius: '6px', overflow: 'hidden' }}
    >
      {/* Inline styles: the colors change with each key press. */}
      <div style={{ ...text, padding: 24, color: colors.text, background: colors.surface }}>
        <div style={heading}>
          <FormattedMessage id="panel.kit.sample.heading" />
        </div>
        <div style={{ marginTop: 8 }}>
          <FormattedMessage id="panel.kit.sample.text" />
        </div>
        <div style={{ marginTop: 4, fontSize: 13, color: colors.muted }}>
          <FormattedMessage id="panel.kit.sample.muted" />
        </div>
        <div
          style={{
            display: 'inline-block',
            marginTop: 16,
            padding: '8px 16px',
            borderRadius: kitCornerPx(kit) ?? 8,
            color: colors.onAccent,
            background: colors.accent,
          }}
        >
          <FormattedMessage id="panel.kit.sample.button" />
        </div>
      </div>
      <div style={{ ...text, padding: '16px 24px', color: colors.onContrast, background: colors.contrast }}>
        <FormattedMessage id="panel.kit.sample.contrast" />
      </div>
    </Box>
  );
}

function familyOf(font: string): string {
  return fontFamilyCss(font === '' ? 'Arial' : font) ?? '';
}
