import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Link from '@mui/material/Link';
import type { RetailerState } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** Renders a link to the product page at the retailer, if its address is known. */
export function ShopPageLink({ state }: { state: RetailerState }) {
  const intl = useIntl();
  const { baseUrl } = useApiClient();
  const { pageUrl, retailer } = state;
  if (pageUrl === null) return null;
  return (
    <Link
      href={pageUrl.startsWith('/') ? baseUrl + pageUrl : pageUrl}
      target="_blank"
      rel="noopener"
      aria-label={intl.formatMessage({ id: 'builder.published.shopPageOf' }, { name: retailer.name })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13, '& svg': { fontSize: 14 } }}
    >
      <FormattedMessage id="builder.published.shopPage" />
      <OpenInNew />
    </Link>
  );
}
