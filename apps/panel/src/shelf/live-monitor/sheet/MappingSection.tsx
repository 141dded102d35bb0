import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { MappingSuggestion, MonitoredPageDetail } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { FailureAlert, FormattedMessage, QueryView } from '@vitrina/ui-kit';

import { EpackSearch } from './EpackSearch.tsx';
import { SheetSection } from '../../../shared/records/SheetSection.tsx';
import { usePageChange } from './usePageChange.ts';

type Mapping = Pick<MappingSuggestion, 'id' | 'name'>;

function Suggestion({
  suggestion: { name, matchedBy },
  isPending,
  onChoose,
}: {
  suggestion: MappingSuggestion;
  isPending: boolean;
  onChoose: () => void;
}) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {matchedBy.map((key) => (
            <Chip key={key} size="small" label={<FormattedMessage id={`shelf.mapping.by.${key}`} />} />
          ))}
        </Box>
      </Box>
      <Button variant="outlined" disabled={isPending} onClick={onChoose}>
        <FormattedMessage id="shelf.mapping.map" />
      </Button>
    </Box>
  );
}

function Suggestions({
  page,
  isPending,
  onChoose,
}: {
  page: MonitoredPageDetail;
  isPending: boolean;
  onChoose: (epack: Mapping) => void;
}) {
  const client = useApiClient();
  const query = useQuery(callQuery(client, calls.suggestMappings, { params: { id: page.id } }));
  return (
    <QueryView query={query} skeleton={<Skeleton width="70%" />}>
      {({ data }) => {
        const others = data.filter(({ id }) => id !== page.mapping?.id);
        return others.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="shelf.mapping.noSuggestions" />
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {others.map((suggestion) => (
              <Suggestion
                key={suggestion.id}
                suggestion={suggestion}
                isPending={isPending}
                onChoose={() => onChoose(suggestion)}
              />
            ))}
          </Box>
        );
      }}
    </QueryView>
  );
}

/** Shows the package mapped to the page. Users who can map also see suggestions and a search. */
export function MappingSection({ page, isChangeable }: { page: MonitoredPageDetail; isChangeable: boolean }) {
  const { can } = useSession();
  const { isPending, error, change } = usePageChange(page);
  const map = ({ id }: Mapping) => change({ epackId: id });
  return (
    <SheetSection
      titleId="shelf.page.mapping"
      actions={
        isChangeable && page.mapping ? (
          <Button disabled={isPending} onClick={() => change({ epackId: null })}>
            <FormattedMessage id="shelf.mapping.unmap" />
          </Button>
        ) : null
      }
    >
      {page.mapping ? (
        <Link
          href={`/panel/builder-pro/preview/${page.mapping.id}`}
          target="_blank"
          rel="noopener"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {page.mapping.name}
        </Link>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.mapping.none" />
        </Typography>
      )}
      {isChangeable ? (
        <>
          <Suggestions page={page} isPending={isPending} onChoose={map} />
          {can('BuilderPro') ? (
            <EpackSearch licenseId={page.license.id} isDisabled={isPending} onChoose={map} />
          ) : null}
          <FailureAlert failure={error} />
        </>
      ) : null}
    </SheetSection>
  );
}
