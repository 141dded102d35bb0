import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Add from '@mui/icons-material/AddOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { defaultTemplate } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import type { SectionKind } from '@vitrina/editor-core/sections';
import { useMenu } from '@vitrina/editor-ui/dom';
import type { ReactNode } from 'react';

/** Actions on sections besides choosing one. */
export type SectionAction = 'add' | 'rename' | 'duplicate' | 'earlier' | 'later' | 'copy' | 'delete';

/** A section to choose. */
export interface SectionEntry {
  readonly name: string;
  /** The name people call it by. Default: its name. */
  readonly title?: string | undefined;
}

interface SectionSelectProps {
  readonly kind: SectionKind;
  readonly value: string;
  readonly entries: readonly SectionEntry[];
  readonly onChange: (name: string) => void;
  readonly onTask: (action: SectionAction) => void;
  /** A setting of the section that its menu turns on and off. */
  readonly setting?: {
    readonly label: ReactNode;
    readonly isOn: boolean;
    readonly onToggle: () => void;
  };
}

const icons: Readonly<Record<SectionAction, typeof Add>> = {
  add: Add,
  rename: Edit,
  duplicate: ContentCopy,
  earlier: ArrowUpward,
  later: ArrowDownward,
  copy: ContentCopy,
  delete: Delete,
};

const actionsOf: Readonly<Record<SectionKind, readonly SectionAction[]>> = {
  locale: ['add', 'delete'],
  template: ['add', 'copy', 'delete'],
  page: ['add', 'rename', 'duplicate', 'earlier', 'later', 'delete'],
};

/** Renders the section in view. Its menu lists the other sections and the actions. */
export function SectionSelect({ kind, value, entries, onChange, onTask, setting }: SectionSelectProps) {
  const { buttonProps, menuProps, choose } = useMenu();
  const at = entries.findIndex(({ name }) => name === value);
  const shown = entries[at]?.title ?? value;
  return (
    <>
      <Button {...buttonProps} endIcon={<ExpandMore />} sx={buttonStyle}>
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, mr: 1.5 }}>
          <FormattedMessage id={`builder.section.${kind}`} />
        </Box>
        {shown}
      </Button>
      <Menu {...menuProps}>
        {entries.map(({ name, title }) => (
          <MenuItem
            key={name}
            selected={name === value}
            onClick={choose(() => name !== value && onChange(name))}
            sx={{ display: 'block' }}
          >
            {title ?? name}
            {title !== undefined && (
              <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                {name}
              </Box>
            )}
          </MenuItem>
        ))}
        <Divider />
        {setting && (
          <MenuItem role="menuitemcheckbox" aria-checked={setting.isOn} onClick={choose(setting.onToggle)}>
            <ListItemIcon>{setting.isOn ? <Check /> : null}</ListItemIcon>
            {setting.label}
          </MenuItem>
        )}
        {actionsOf[kind].map((action) => {
          const Icon = icons[action];
          const isDisabled =
            (action === 'delete' && !canDelete(kind, value, entries.length)) ||
            (action === 'copy' && entries.length < 2) ||
            (action === 'earlier' && at <= 0) ||
            (action === 'later' && at >= entries.length - 1);
          return (
            <MenuItem key={action} disabled={isDisabled} onClick={choose(() => onTask(action))}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <FormattedMessage id={getActionId(kind, action)} values={{ name: shown }} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

/** Returns the message id of an action, which only some kinds of section have. */
function getActionId(kind: SectionKind, action: SectionAction) {
  if (action === 'add' || action === 'delete') return `builder.section.${kind}.${action}` as const;
  return action === 'copy' ? 'builder.section.template.copy' : (`builder.section.page.${action}` as const);
}

/**
 * Returns whether a section can be deleted: not the last one of its kind, nor the master template, which
 * others are copied from.
 */
function canDelete(kind: SectionKind, value: string, count: number): boolean {
  return count > 1 && !(kind === 'template' && value === defaultTemplate);
}

const buttonStyle = {
  minHeight: 28,
  py: 0,
  px: 1.5,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { ml: 0.5, mr: -0.5 },
} as const;
