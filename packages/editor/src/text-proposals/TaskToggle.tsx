import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { ProposalTask } from './useTextProposals.ts';

/** Props of {@link TaskToggle}. */
export interface TaskToggleProps {
  readonly value: ProposalTask;
  /** Default: false. */
  readonly isDisabled?: boolean;
  readonly onChange: (task: ProposalTask) => void;
}

/** Chooses the way texts are proposed. */
export function TaskToggle({ value, isDisabled = false, onChange }: TaskToggleProps) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      disabled={isDisabled}
      aria-label={intl.formatMessage({ id: 'builder.proposals.task' })}
      onChange={(_, next: ProposalTask | null) => next && onChange(next)}
    >
      <ToggleButton value="write">
        <FormattedMessage id="builder.proposals.write" />
      </ToggleButton>
      <ToggleButton value="shorten">
        <FormattedMessage id="builder.proposals.shorten" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
