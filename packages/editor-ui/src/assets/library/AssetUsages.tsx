import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView } from '@vitrina/ui-kit';

/** Lists the packages and pages that use a file. A file in use can't be deleted. */
export function AssetUsages({ asset }: { asset: Asset }) {
  const client = useApiClient();
  const usages = useQuery({
    ...callQuery(client, calls.getAssetUsage, { params: { id: asset.id } }),
    refetchOnMount: 'always',
    enabled: asset.usageCount > 0,
  });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        <FormattedMessage id="builder.assets.usedIn" values={{ count: asset.usageCount }} />
      </Typography>
      {asset.usageCount > 0 && (
        <QueryView query={usages} skeleton={<Skeleton width="60%" />}>
          {({ data }) => (
            <>
              <Box component="ul" sx={{ m: 0, my: 1, pl: 5 }}>
                {data.items.map(({ epack, pages }) => (
                  <Typography key={epack.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {epack.name}
                    {pages.length > 0 &&
                      ` (${pages.map(({ locale, page }) => `${locale}, ${page}`).join('; ')})`}
                  </Typography>
                ))}
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="builder.assets.deleteRefused" />
              </Typography>
            </>
          )}
        </QueryView>
      )}
    </Box>
  );
}
