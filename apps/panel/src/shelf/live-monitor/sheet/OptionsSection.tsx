import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { calls } from '@vitrina/api-client/calls';
import type { GroupSettings, MonitoredPageDetail } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, TextField } from '@vitrina/ui-kit';
import { useState } from 'react';

import { SheetSection } from '../../../shared/records/SheetSection.tsx';
import { usePageChange } from './usePageChange.ts';

type Props = { page: MonitoredPageDetail };

function OnOff({
  labelId,
  isOn,
  isDisabled,
  onChange,
}: {
  labelId: LabelId;
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

/** Publishes the mapped package to the page's retailer, or unpublishes it. */
function Activation({ page }: Props) {
  const { run, isPending, error } = useCallMutation(calls.activateEpackOnPage);
  const set = (isActive: boolean) => run({ params: { id: page.id }, body: { isActive } });
  return (
    <>
      <OnOff
        labelId={page.mapping ? 'shelf.options.activation' : 'shelf.options.activationUnmapped'}
        isOn={page.isActive}
        isDisabled={isPending || page.mapping === null}
        onChange={set}
      />
      <FailureAlert failure={error} />
    </>
  );
}

function Stock({ page }: Props) {
  const { isPending, error, change } = usePageChange(page);
  return (
    <>
      <OnOff
        labelId="shelf.options.stock"
        isOn={page.isInStock}
        isDisabled={isPending}
        onChange={(isInStock) => change({ isInStock })}
      />
      <FailureAlert failure={error} />
    </>
  );
}

function BrandAlias({ page }: Props) {
  const { isPending, error, change } = usePageChange(page);
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
      <TextField
        label={<FormattedMessage id="shelf.page.brandAlias" />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputAttributes={{ maxLength: 300 }}
        helperText={<FormattedMessage id="shelf.options.aliasHint" />}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={isPending}
        disabled={text.trim() === page.brandAlias}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.options.save" />
      </Button>
      <FailureAlert failure={error} />
    </Box>
  );
}

/** The settings of a page that the user's group can change. */
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
