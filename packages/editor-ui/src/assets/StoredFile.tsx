import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { useEditor } from '../editor/EditorContext.ts';
import { formatSize, listMeasures } from './fileMeasures.tsx';

interface StoredFileProps {
  /** Id of the link, for the label of its field. */
  readonly id: string;
  readonly fileId: string;
  /** The stored address. */
  readonly source: string;
}

/** Shows the name, the kind and the size of a stored file, with a link to open it. */
export function StoredFile({ id, fileId, source }: StoredFileProps) {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const { data: answer } = useQuery(callQuery(useApiClient(), calls.getFile, { params: { id: fileId } }));
  const file = answer?.data;
  return (
    <Box sx={boxStyle}>
      <Link
        id={id}
        href={assetUrl(source)}
        target="_blank"
        rel="noopener"
        aria-describedby={`${id}-facts`}
        sx={linkStyle}
      >
        <span>{file?.name ?? <FormattedMessage id="builder.asset.openStored" />}</span>
        <OpenInNew aria-hidden sx={{ fontSize: 16 }} />
      </Link>
      <Typography id={`${id}-facts`} variant="caption" component="div" sx={factsStyle}>
        {file && (
          <>
            <FormattedMessage id="builder.asset.kind" values={{ kind: file.kind }} />
            {[...listMeasures(file, intl), formatSize(file.sizeBytes, intl)].map((measure, index) => (
              <span key={index}>{measure}</span>
            ))}
          </>
        )}
      </Typography>
    </Box>
  );
}

const boxStyle = {
  px: 2,
  py: 1,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  minWidth: 0,
} as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 1,
  '& > span': { overflowWrap: 'anywhere' },
} as const;

/** Keeps the height while the facts load. */
const factsStyle = {
  minHeight: 16,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& > span + span::before, & > span:first-of-type::before': { content: '" · "' },
} as const;
