import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LicenseInfo, RetailerState } from '@vitrina/api-client/contract';
import { SelectField } from '@vitrina/ui-kit';
import { useId } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

import type { PublishProblem } from './publishFlowProps.ts';
import { RetailerStateText } from './RetailerStateText.tsx';

interface TargetChoiceProps {
  readonly licenses: readonly LicenseInfo[];
  readonly licenseId: number | undefined;
  /** Ids of the retailers to leave out. */
  readonly excluded: ReadonlySet<number>;
  /** The current state at each retailer, if known. */
  readonly states: readonly RetailerState[] | undefined;
  readonly problems: readonly PublishProblem[];
  readonly onMend: (() => void) | undefined;
  readonly onLicense: (id: number) => void;
  readonly onExclude: (ids: ReadonlySet<number>) => void;
}

/** Renders the problems that prevent publishing, and the choice of license and retailers. */
export function TargetChoice(props: TargetChoiceProps) {
  const { licenses, licenseId, problems, onMend, onLicense } = props;
  return (
    <>
      {problems.length > 0 && (
        <Alert
          severity="warning"
          action={
            onMend && (
              <Button color="inherit" onClick={onMend}>
                <FormattedMessage id="builder.publish.mend" />
              </Button>
            )
          }
        >
          <FormattedMessage id="builder.publish.problems" />
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
            {problems.map(({ text, goTo }) => (
              <li key={text}>
                {goTo ? (
                  <Link
                    component="button"
                    color="inherit"
                    onClick={goTo}
                    sx={{ textAlign: 'start', minHeight: 24 }}
                  >
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {licenses.length > 1 && (
        <SelectField
          label={<FormattedMessage id="builder.publish.license" />}
          value={licenseId === undefined ? '' : String(licenseId)}
          options={licenses.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onLicense(Number(id))}
        />
      )}
      {licenses.length === 0 && (
        <Alert severity="warning">
          <FormattedMessage id="builder.publish.noLicense" />
        </Alert>
      )}
      {licenseId !== undefined && <Retailers {...props} />}
    </>
  );
}

function Retailers({ licenses, licenseId, excluded, states = [], onExclude }: TargetChoiceProps) {
  const titleId = useId();
  const retailers = licenses.find(({ id }) => id === licenseId)?.retailers ?? [];
  if (retailers.length === 0) {
    return (
      <Alert severity="warning">
        <FormattedMessage id="builder.publish.noRetailers" />
      </Alert>
    );
  }
  const chosenCount = retailers.filter(({ id }) => !excluded.has(id)).length;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        <FormattedMessage id="builder.publish.retailers" />
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosenCount === retailers.length}
            indeterminate={chosenCount > 0 && chosenCount < retailers.length}
            onChange={(event) =>
              onExclude(new Set(event.target.checked ? [] : retailers.map(({ id }) => id)))
            }
          />
        }
        label={<FormattedMessage id="builder.publish.all" values={{ count: retailers.length }} />}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          rowGap: 1,
          maxHeight: 240,
          overflowY: 'auto',
          pl: 4,
        }}
      >
        {retailers.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={!excluded.has(id)}
                onChange={(event) => onExclude(withMember(excluded, id, !event.target.checked))}
              />
            }
            label={<RetailerLabel name={name} state={states.find(({ retailer }) => retailer.id === id)} />}
          />
        ))}
      </Box>
    </Box>
  );
}

function RetailerLabel({ name, state }: { name: string; state: RetailerState | undefined }) {
  return (
    <>
      {name}
      {state && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
        >
          <RetailerStateText state={state} />
        </Box>
      )}
    </>
  );
}

function withMember(set: ReadonlySet<number>, id: number, isMember: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isMember) next.add(id);
  else next.delete(id);
  return next;
}
