import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MarketplaceExport } from '@vitrina/api-client/contract';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

/**
 * Renders the images to upload to Amazon before the document. Amazon's answer to each upload replaces the
 * image's id.
 */
export function UploadList({ uploads }: Pick<MarketplaceExport, 'uploads'>) {
  return (
    <section>
      <Typography variant="subtitle1" component="h2">
        <FormattedMessage id="builder.marketplace.uploads" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="builder.marketplace.uploadsHint" />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {uploads.map(({ uploadDestinationId, src, size }) => (
          <Box key={uploadDestinationId} component="li" sx={rowStyle}>
            <Box component="code">{uploadDestinationId}</Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <FormattedMessage
                id="builder.marketplace.pixels"
                values={{ width: size.widthPx, height: size.heightPx }}
              />
            </Box>
            <Box component="span" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {src}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '88px 108px minmax(0, 1fr)',
  gap: 2,
  py: 1,
  fontSize: 12,
  borderTop: `1px solid ${colors.line}`,
} as const;
