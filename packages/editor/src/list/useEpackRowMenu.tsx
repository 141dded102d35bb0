import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { EpackActions, type EpackActionsProps } from './EpackActions.tsx';

/** The parts of the row menu that a list of packages renders. */
export interface EpackRowMenu {
  /** The button at the end of a row that opens the menu. */
  readonly rowActions: (epack: EpackListItem) => ReactNode;
  /** The menu and its dialogs, rendered once per list. */
  readonly rowMenu: ReactNode;
}

/** Returns the menu shared by all rows of a package list, opened by a button in each row. */
export function useEpackRowMenu(props: Omit<EpackActionsProps, 'menu' | 'onCloseMenu'>): EpackRowMenu {
  const intl = useIntl();
  const rowName = useEpackName();
  const [menu, setMenu] = useState<EpackActionsProps['menu']>();
  const rowActions = useCallback(
    (epack: EpackListItem) => (
      <IconButton
        aria-label={intl.formatMessage({ id: 'builder.list.actions' }, { name: rowName(epack) })}
        aria-haspopup="menu"
        onClick={(event) => setMenu({ anchor: event.currentTarget, epack })}
      >
        <MoreVert />
      </IconButton>
    ),
    [intl, rowName],
  );
  return {
    rowActions,
    rowMenu: <EpackActions {...props} menu={menu} onCloseMenu={() => setMenu(undefined)} />,
  };
}
