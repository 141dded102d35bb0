import Box from '@mui/material/Box';
import { type BrandKit, fontFamilyCss, kitCornerPx, kitShadowCss, kitSpaceFactor } from '@vitrina/block-kit';
import { colors as ownColors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** Room above and below a section of the sample with the regular spacing. */
const roomPx = 24;
/** Width of the screen that the sample shows. */
const screenPx = 1600;

/** Shows the colors, fonts and shapes of a kit together. */
export function KitSample({ kit }: { kit: BrandKit }) {
  const intl = useIntl();
  const { colors, headingFont, textFont, maxWidth = 'none' } = kit;
  const text = { fontFamily: familyOf(textFont), lineHeight: 1.5 };
  const heading = { fontFamily: familyOf(headingFont), fontSize: 28, lineHeight: 1.15, fontWeight: 700 };
  const section = { padding: `${Math.round(roomPx * kitSpaceFactor(kit))}px 24px` };
  const content = {
    maxWidth: maxWidth === 'none' ? '100%' : `${(Number(maxWidth) / screenPx) * 100}%`,
    margin: '0 auto',
  };
  const radius = kitCornerPx(kit) ?? 8;
  return (
    <Box
      role="img"
      aria-label={intl.formatMessage({ id: 'panel.kit.sample' })}
      sx={{ border: `1px solid ${ownColors.line}`, borderRadius: '6px', overflow: 'hidden' }}
    >
      {/* Inline styles: the colors change with each key press. */}
      <div style={{ ...text, ...section, color: colors.text, background: colors.surface }}>
        <div style={content}>
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
              borderRadius: radius,
              color: colors.onAccent,
              background: colors.accent,
            }}
          >
            <FormattedMessage id="panel.kit.sample.button" />
          </div>
          <div
            style={{
              marginTop: 16,
              padding: 16,
              borderRadius: radius,
              background: colors.surface,
              boxShadow: kitShadowCss(kit) ?? 'none',
            }}
          >
            <FormattedMessage id="panel.kit.sample.card" />
          </div>
        </div>
      </div>
      <div style={{ ...text, ...section, color: colors.onContrast, background: colors.contrast }}>
        <div style={content}>
          <FormattedMessage id="panel.kit.sample.contrast" />
        </div>
      </div>
    </Box>
  );
}

function familyOf(font: string): string {
  return fontFamilyCss(font === '' ? 'Arial' : font) ?? '';
}
