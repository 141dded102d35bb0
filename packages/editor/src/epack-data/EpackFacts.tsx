import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Manifest } from '@vitrina/epack-model';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

/** Renders the package's read-only data. */
export function EpackFacts({ manifest }: { manifest: Manifest }) {
  const format = useFormat();
  // Manifest dates are in UTC without a time zone suffix.
  const formatDate = (date: string) => (date === '' ? '–' : format.dateTime(`${date}Z`));
  const facts = (
    [
      { id: 'author', value: manifest.author },
      { id: 'created', value: formatDate(manifest.createdDate) },
      { id: 'updated', value: formatDate(manifest.updatedDate) },
      { id: 'version', value: manifest.version },
      { id: 'packageId', value: manifest.packageID },
    ] as const
  ).filter(({ value }) => value !== '');
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 4, rowGap: 1, mt: 6, mb: 0 }}
    >
      {facts.map(({ id, value }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`builder.facts.${id}`} />
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
