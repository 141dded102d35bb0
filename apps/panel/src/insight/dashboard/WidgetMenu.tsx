import Menu from '@mui/material/Menu';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Actions for a widget. `onEarlier` or `onLater` is `undefined` at the respective end. */
export interface WidgetMenuProps {
  title: string;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onHide: () => void;
}

/** Menu that moves or hides a widget. */
export function WidgetMenu({ title, onEarlier, onLater, onHide }: WidgetMenuProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: (() => void) | undefined) => () => {
    setAnchor(null);
    act?.();
  };
  return (
    <>
      <IconButton
        aria-label={intl.formatMessage({ id: 'insight.widget.menu' }, { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem disabled={!onEarlier} onClick={choose(onEarlier)}>
          <FormattedMessage id="insight.widget.earlier" />
        </MenuItem>
        <MenuItem disabled={!onLater} onClick={choose(onLater)}>
          <FormattedMessage id="insight.widget.later" />
        </MenuItem>
        <MenuItem onClick={choose(onHide)}>
          <FormattedMessage id="insight.widget.hide" />
        </MenuItem>
      </Menu>
    </>
  );
}
