import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { isFullLink } from '@vitrina/editor-core/props';

import type { FormatButtonProps } from './formatButtonProps.ts';
import { toggleStyle } from './toggleStyle.ts';

/** Initial value of the address field. */
const beginning = 'https://';

/** Makes the selected text a link. Removes the link if the address is cleared. */
export function LinkButton({ editor, isActive }: FormatButtonProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [href, setHref] = useState('');
  const [initial, setInitial] = useState('');
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  const label = intl.formatMessage({ id: 'builder.richText.link' });
  const open = (element: HTMLElement) => {
    const address = String(editor.getAttributes('link').href ?? beginning);
    setInitial(address);
    setHref(address);
    setRefused(false);
    setAnchor(element);
  };
  const close = () => {
    setAnchor(null);
    editor.commands.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = href.trim();
    const range = editor.chain().extendMarkRange('link');
    const isNowhere = editor.state.selection.empty && !isActive;
    if (address === '' || address === beginning) range.unsetLink().run();
    else if (isAddress(address) && isNowhere) insertLink(editor, address);
    else if (isAddress(address)) range.setLink({ href: address }).run();
    else return setRefused(true);
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
        // A click outside, easily made by mistake, keeps a typed address.
        onClose={(_event, reason) => (reason === 'escapeKeyDown' || href === initial) && close()}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {/* The browser's validation message would use the browser's language instead of the user's. */}
        <Box component="form" noValidate onSubmit={submit} sx={{ p: 3, width: 360 }}>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <OutlinedInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover was opened to fill this one field
              autoFocus
              type="url"
              value={href}
              error={isRefused}
              slotProps={{
                input: {
                  'aria-label': intl.formatMessage({ id: 'builder.richText.address' }),
                  'aria-describedby': isRefused ? errorId : undefined,
                },
              }}
              onChange={(event) => {
                setHref(event.target.value);
                setRefused(false);
              }}
              sx={{ flex: 1 }}
            />
            <Button type="submit" variant="contained">
              <FormattedMessage id="builder.richText.apply" />
            </Button>
          </Box>
          {isRefused && (
            <FormHelperText error id={errorId} role="alert" sx={{ mx: 0 }}>
              <FormattedMessage id="builder.link.notFull" />
            </FormHelperText>
          )}
        </Box>
      </Popover>
    </>
  );
}

/** Inserts a link at the caret. The link text is the address without its technical parts. */
function insertLink(editor: Editor, href: string): void {
  const text = href.replace(/^(?:https:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  editor
    .chain()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run();
}

/** Returns whether a text is a full web address, an email link, or a phone link. */
function isAddress(text: string): boolean {
  return isFullLink(text) || /^(mailto|tel):./.test(text);
}
