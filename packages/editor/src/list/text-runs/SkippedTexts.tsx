import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TextRunProposals } from '@vitrina/api-client/contract';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Tells which texts of a package are too long to propose others for, and where they are. */
export function SkippedTexts({ skipped }: Pick<TextRunProposals, 'skipped'>) {
  const texts = useBlockTexts();
  if (skipped.length === 0) return null;
  return (
    <Alert severity="info">
      <FormattedMessage id="builder.textRun.skipped" values={{ count: skipped.length }} />
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
        {skipped.map(({ key, component, template, page, letterCount }) => (
          <li key={key}>
            <FormattedMessage
              id="builder.textRun.skippedAt"
              values={{ name: texts.component(component), template, page, count: letterCount }}
            />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
