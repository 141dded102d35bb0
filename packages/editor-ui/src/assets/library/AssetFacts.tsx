import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Asset } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { formatSize, listMeasures } from '../fileMeasures.tsx';

/** Shows what is known of a file: its measures by kind, its size, and when and by whom it was uploaded. */
export function AssetFacts({ asset }: { readonly asset: Asset }) {
  const intl = useIntl();
  const format = useFormat();
  const measures = [...listMeasures(asset, intl), formatSize(asset.sizeBytes, intl)];
  return (
    <>
      <Typography variant="body2" component="ul" sx={listStyle}>
        {measures.map((measure, index) => (
          <li key={index}>{measure}</li>
        ))}
        <li>
          {format.dateTime(asset.createdDate)}
          {asset.createdBy !== null && `, ${asset.createdBy}`}
        </li>
      </Typography>
      {asset.facts.hasScripts && (
        <Alert severity="warning">
          <FormattedMessage id="builder.assets.fact.scripts" />
        </Alert>
      )}
    </>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', color: 'text.secondary' } as const;
