import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId, useState, type ReactNode } from 'react';

/** An action of the list that few people need daily. */
export interface ListAction {
  readonly name: string;
  readonly label: ReactNode;
  readonly run: () => void;
}

/** Renders the button with the menu of the list's further actions. */
export function MoreActions({ actions }: { readonly actions: readonly ListAction[] }) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        endIcon={<ExpandMore />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="builder.list.more" />
      </Button>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ name, label, run }) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
