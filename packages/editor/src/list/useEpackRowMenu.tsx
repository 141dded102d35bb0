import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { EpackActions, type EpackActionsProps } from './EpackActions.tsx';

/** What a list of packages shows of the menu of a row. */
export interface EpackRowMenu {
  /** The button at the end of a row that opens the menu. */
  readonly rowActions: (epack: EpackListItem) => ReactNode;
  /** The menu, and the dialogs it opens: one for the list. */
  readonly rowMenu: ReactNode;
}

/** The menu of a list of packages: one for all rows, opened by a button in each. */
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
