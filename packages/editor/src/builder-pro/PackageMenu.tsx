import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { useMenu } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState } from '@vitrina/editor-ui/store';

/** The commands of the menu by group: looking at the package, its files and versions, and other formats. */
const groups = [
  ['preview', 'sharePreview', 'shopperView'],
  ['assets', 'versions', 'saveTemplate'],
  ['download', 'exportMarketplace', 'importOzon'],
].map((ids) => ids.map(getCommand));

/** Renders the menu for previews, images, versions, downloads and marketplaces. */
export function PackageMenu() {
  const intl = useIntl();
  const { runCommand } = useEditor();
  const { buttonProps, menuProps, choose } = useMenu();
  const runnable = useEditorState((state) =>
    groups
      .flat()
      .filter((command) => command.canRun(state))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  const label = intl.formatMessage({ id: 'builder.top.more' });
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...buttonProps}>
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu {...menuProps}>
        {groups.map((commands, index) => [
          index > 0 && <Divider key={`line ${commands[0]?.id}`} />,
          ...commands.map((command) => (
            <MenuItem
              key={command.id}
              disabled={!runnable.includes(command.id)}
              onClick={choose(() => runCommand(command))}
            >
              <FormattedMessage id={command.labelId} />
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
