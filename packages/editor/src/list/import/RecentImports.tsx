import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { PackageImportListItem } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useId } from 'react';

/** Props of {@link RecentImports}. */
export interface RecentImportsProps {
  readonly onOpen: (importId: number) => void;
}

const shownCount = 5;

/** Renders the user's last imports, each leading to its report: one that runs is found again here. */
export function RecentImports({ onOpen }: RecentImportsProps) {
  const titleId = useId();
  const imports = useQuery({
    ...callQuery(useApiClient(), calls.listPackageImports, { query: { limit: shownCount } }),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={imports} skeleton={<Skeleton variant="rounded" height={80} />}>
      {({ data: { items } }) =>
        items.length > 0 && (
          <section aria-labelledby={titleId}>
            <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 2 }}>
              <FormattedMessage id="builder.import.recent" />
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((item) => (
                <RecentImport key={item.id} item={item} onOpen={onOpen} />
              ))}
            </Box>
          </section>
        )
      }
    </QueryView>
  );
}

function RecentImport({ item, onOpen }: { readonly item: PackageImportListItem } & RecentImportsProps) {
  const format = useFormat();
  const { id, name, status, createdDate, total, doneCount } = item;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        justifyContent: 'space-between',
        py: 2,
        borderTop: `1px solid ${colors.line}`,
        overflowWrap: 'anywhere',
      }}
    >
      <Link component="button" onClick={() => onOpen(id)} sx={{ textAlign: 'start' }}>
        {name}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`builder.import.status.${status}`} values={{ total, count: doneCount }} />
        {' · '}
        {format.dateTime(createdDate)}
      </Typography>
    </Box>
  );
}
