import Autocomplete from '@mui/material/Autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useDeferredValue, useState } from 'react';

const mostShown = 10;

/** Finds a package of a license by name or product code. */
export function EpackSearch({
  licenseId,
  isDisabled,
  onChoose,
}: {
  licenseId: number;
  isDisabled: boolean;
  onChoose: (epack: { id: string; name: string }) => void;
}) {
  const client = useApiClient();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const input = { query: { search, licenses: [licenseId], limit: mostShown, offset: 0 } };
  const query = useQuery({
    ...callQuery(client, calls.listEpacks, input),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search === '' ? [] : (query.data?.data.items ?? []);
  return (
    <Autocomplete
      options={found.map(({ id, name }) => ({ id, name }))}
      value={null}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, chosen) => {
        if (chosen) onChoose(chosen);
        setText('');
      }}
      // The server searches more fields than the name.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={query.isFetching}
      loadingText={<FormattedMessage id="ui.loading" />}
      noOptionsText={
        <FormattedMessage id={search === '' ? 'shelf.mapping.type' : 'ui.filteredEmpty.title'} />
      }
      disabled={isDisabled}
      renderInput={(params) => (
        <TextField choice={params} label={<FormattedMessage id="shelf.mapping.search" />} />
      )}
    />
  );
}
