import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import { useBuilder } from '../store/hooks.ts';

/** What the package is called, as the heading of the editor; one without a name by its type. */
export function PackageName() {
  const intl = useIntl();
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName.trim());
  const type = useBuilder((state) => state.document.epack.type);
  const shown = name === '' ? intl.formatMessage({ id: `builder.top.unnamed.${type}` }) : name;
  return (
    <Typography variant="h3" component="h1" noWrap title={shown} sx={{ minWidth: 40 }}>
      {shown}
    </Typography>
  );
}
