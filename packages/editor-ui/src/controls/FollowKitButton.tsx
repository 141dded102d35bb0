import Spacing from '@mui/icons-material/ExpandOutlined';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';

interface FollowKitButtonProps {
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Button that makes lengths follow the spacing and the width of the brand's kit. */
export function FollowKitButton({ isOn, isDisabled, onToggle }: FollowKitButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'builder.box.followsKit' });
  return (
    <IconButton aria-label={label} title={label} aria-pressed={isOn} disabled={isDisabled} onClick={onToggle}>
      <Spacing />
    </IconButton>
  );
}
