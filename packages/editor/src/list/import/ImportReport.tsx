import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PackageImport } from '@vitrina/api-client/contract';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** Renders the number of packages by state, and the findings in them by kind. */
export function ImportReport({ found }: { readonly found: PackageImport }) {
  const intl = useIntl();
  const { counts, findings } = found;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography role="status">
        <FormattedMessage id="builder.import.counts" values={counts} />
      </Typography>
      {findings.length > 0 && (
        <Box
          component="ul"
          aria-label={intl.formatMessage({ id: 'builder.import.findings' })}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {findings.map((group) => (
            <Box
              component="li"
              key={`${group.code} ${group.severity} ${group.componentKey ?? ''}`}
              sx={{ py: 2, borderTop: `1px solid ${colors.line}`, overflowWrap: 'anywhere' }}
            >
              <Typography variant="subtitle2" component="p">
                <FormattedMessage id={`builder.import.severity.${group.severity}`} />: {group.message}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage
                  id="builder.import.places"
                  values={{ count: group.count, packages: group.packageCount }}
                />{' '}
                {group.examples.join(', ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
