import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { FormatButtonProps } from './formatButtonProps.ts';
import { toggleStyle } from './toggleStyle.ts';

/** Makes the selected text a link, or none. */
export function LinkButton({ editor, isActive }: FormatButtonProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [href, setHref] = useState('');
  const label = intl.formatMessage({ id: 'builder.richText.link' });
  const open = (element: HTMLElement) => {
    setHref(String(editor.getAttributes('link').href ?? 'https://'));
    setAnchor(element);
  };
  const close = () => {
    setAnchor(null);
    editor.commands.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const range = editor.chain().extendMarkRange('link');
    const isLink = URL.canParse(href) && /^(https?|mailto|tel):/.test(href);
    if (isLink) range.setLink({ href }).run();
    else range.unsetLink().run();
    close();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-pressed={isActive}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => open(event.currentTarget)}
          sx={toggleStyle}
        >
          <LinkIcon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <form onSubmit={submit} style={{ display: 'flex', gap: 8, padding: 12 }}>
          <OutlinedInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover was opened to fill this one field
            autoFocus
            type="url"
            value={href}
            slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'builder.richText.address' }) } }}
            onChange={(event) => setHref(event.target.value)}
            sx={{ width: 260 }}
          />
          <Button type="submit" variant="contained">
            <FormattedMessage id="builder.richText.apply" />
          </Button>
        </form>
      </Popover>
    </>
  );
}
