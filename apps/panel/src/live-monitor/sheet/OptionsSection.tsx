import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { GroupSettings, MonitoredPageDetail } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FailureAlert } from '../../records/FailureAlert.tsx';
import { SheetSection } from './SheetSection.tsx';
import { usePageAct } from './usePageAct.ts';
import { usePageChange } from './usePageChange.ts';

type Props = { page: MonitoredPageDetail };

function OnOff({
  labelId,
  isOn,
  isDisabled,
  onChange,
}: {
  labelId: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <FormControlLabel
      label={<FormattedMessage id={labelId} />}
      disabled={isDisabled}
      control={<Switch checked={isOn} onChange={({ target }) => onChange(target.checked)} />}
      sx={{ mx: 0, gap: 2 }}
    />
  );
}

/** Publishes the mapped package to the page's retailer, or takes it off. */
function Activation({ page }: Props) {
  const client = useApiClient();
  const { isBusy, failure, run } = usePageAct();
  const set = (isActive: boolean) =>
    run(() => client.call(calls.activateEpackOnPage, { params: { id: page.id }, body: { isActive } }));
  return (
    <>
      <OnOff
        labelId={page.mapping ? 'shelf.options.activation' : 'shelf.options.activationUnmapped'}
        isOn={page.isActive}
        isDisabled={isBusy || page.mapping === null}
        onChange={set}
      />
      <FailureAlert failure={failure} />
    </>
  );
}

function Stock({ page }: Props) {
  const { isBusy, failure, change } = usePageChange(page);
  return (
    <>
      <OnOff
        labelId="shelf.options.stock"
        isOn={page.isInStock}
        isDisabled={isBusy}
        onChange={(isInStock) => change({ isInStock })}
      />
      <FailureAlert failure={failure} />
    </>
  );
}

function BrandAlias({ page }: Props) {
  const { isBusy, failure, change } = usePageChange(page);
  const hintId = useId();
  const [text, setText] = useState(page.brandAlias);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        change({ brandAlias: text.trim() });
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
        <TextField
          label={<FormattedMessage id="shelf.page.brandAlias" />}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 300, 'aria-describedby': hintId } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} disabled={text.trim() === page.brandAlias}>
          <FormattedMessage id="shelf.options.save" />
        </Button>
      </Box>
      <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.options.aliasHint" />
      </Typography>
      <FailureAlert failure={failure} />
    </Box>
  );
}

/** What the group lets its users change of a page. */
export function OptionsSection({ page, may }: Props & { may: GroupSettings['liveMonitor'] }) {
  if (!may.epackageActivation && !may.notInStock && !may.updateBrandAlias) return null;
  return (
    <SheetSection titleId="shelf.options.title">
      {may.epackageActivation ? <Activation page={page} /> : null}
      {may.notInStock ? <Stock page={page} /> : null}
      {may.updateBrandAlias ? <BrandAlias key={page.brandAlias} page={page} /> : null}
    </SheetSection>
  );
}
