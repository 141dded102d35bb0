import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, SelectField, TextField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { ReviewRequestInput } from './useRequestReview.ts';

interface RequestFieldsProps {
  /** Undefined for a package that was never saved: then all reviewers are asked. */
  readonly epackId: string | undefined;
  readonly value: ReviewRequestInput;
  readonly onChange: (value: ReviewRequestInput) => void;
}

/** Renders the fields of a request for approval: the reviewer and a note. */
export function RequestFields({ epackId, value, onChange }: RequestFieldsProps) {
  const intl = useIntl();
  const reviewers = useQuery({
    ...callQuery(useApiClient(), calls.listReviewers, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined,
  });
  const anyone = { value: '', label: intl.formatMessage({ id: 'builder.review.anyone' }) };
  const people = reviewers.data?.data.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {epackId !== undefined && (
        <SelectField
          label={<FormattedMessage id="builder.review.reviewer" />}
          value={value.reviewerId === undefined ? '' : String(value.reviewerId)}
          options={[anyone, ...people]}
          onChange={(id) => onChange({ ...value, reviewerId: id === '' ? undefined : Number(id) })}
          helperText={
            reviewers.data && people.length === 0 && <FormattedMessage id="builder.review.noReviewers" />
          }
        />
      )}
      <TextField
        label={<FormattedMessage id="builder.review.note" />}
        multiline
        maxRows={6}
        inputAttributes={{ maxLength: 2000 }}
        value={value.note ?? ''}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
      />
    </Box>
  );
}
