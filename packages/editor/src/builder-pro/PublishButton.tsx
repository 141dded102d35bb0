import ArrowDropDown from '@mui/icons-material/ArrowDropDownOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage, sizes, touchMedia } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { useMenu } from '@vitrina/editor-ui/dom';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState } from '@vitrina/editor-ui/store';

const publish = getCommand('publish');
const others = [
  'preview',
  'shopperView',
  'versions',
  'assets',
  'download',
  'exportMarketplace',
  'importOzon',
].map(getCommand);

/** Renders the publish button with a menu for previews, versions, images, downloads and marketplaces. */
export function PublishButton() {
  const intl = useIntl();
  const { runCommand } = useEditor();
  const { buttonProps, menuProps, choose } = useMenu();
  const canPublish = useEditorState(publish.canRun);
  const runnable = useEditorState((state) =>
    others
      .filter((command) => command.canRun(state))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  return (
    <>
      <ButtonGroup variant="contained" disableElevation sx={{ flexShrink: 0, ml: 1 }}>
        <Button disabled={!canPublish} onClick={() => runCommand(publish)}>
          <FormattedMessage id={publish.labelId} />
        </Button>
        <Button
          aria-label={intl.formatMessage({ id: 'builder.top.more' })}
          {...buttonProps}
          sx={{ '&&': { px: 0, minWidth: 28, [touchMedia]: { minWidth: sizes.touchControlPx } } }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu {...menuProps}>
        {others.map((command) => (
          <MenuItem
            key={command.id}
            disabled={!runnable.includes(command.id)}
            onClick={choose(() => runCommand(command))}
          >
            <FormattedMessage id={command.labelId} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
