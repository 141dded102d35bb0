import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { LicenseInfo, RetailerState } from '@vitrina/api-client/contract';
import { SelectField } from '@vitrina/ui-kit';
import { FormattedMessage } from '@vitrina/ui-kit';

import type { PublishProblem } from './publishFlowProps.ts';
import { RetailerChecks } from './RetailerChecks.tsx';

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

function Retailers({ licenses, licenseId, excluded, states, onExclude }: TargetChoiceProps) {
  const retailers = licenses.find(({ id }) => id === licenseId)?.retailers ?? [];
  if (retailers.length === 0) {
    return (
      <Alert severity="warning">
        <FormattedMessage id="builder.publish.noRetailers" />
      </Alert>
    );
  }
  return <RetailerChecks retailers={retailers} excluded={excluded} states={states} onExclude={onExclude} />;
}
