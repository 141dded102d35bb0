import Add from '@mui/icons-material/AddOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
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
export type SectionAction = 'add' | 'delete' | 'copy';

interface SectionSelectProps {
  readonly kind: SectionKind;
  readonly value: string;
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
  readonly onTask: (action: SectionAction) => void;
  /** A setting of the section that its menu turns on and off. */
  readonly setting?: {
    readonly label: ReactNode;
    readonly isOn: boolean;
    readonly onToggle: () => void;
  };
}

const icons = { add: Add, copy: ContentCopy, delete: Delete };

/** Renders the section in view. Its menu lists the other sections and the actions. */
export function SectionSelect({ kind, value, names, onChange, onTask, setting }: SectionSelectProps) {
  const { buttonProps, menuProps, choose } = useMenu();
  const actions: readonly SectionAction[] =
    kind === 'template' ? ['add', 'copy', 'delete'] : ['add', 'delete'];
  return (
    <>
      <Button {...buttonProps} endIcon={<ExpandMore />} sx={buttonStyle}>
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, mr: 1.5 }}>
          <FormattedMessage id={`builder.section.${kind}`} />
        </Box>
        {value}
      </Button>
      <Menu {...menuProps}>
        {names.map((name) => (
          <MenuItem
            key={name}
            selected={name === value}
            onClick={choose(() => name !== value && onChange(name))}
          >
            {name}
          </MenuItem>
        ))}
        <Divider />
        {setting && (
          <MenuItem role="menuitemcheckbox" aria-checked={setting.isOn} onClick={choose(setting.onToggle)}>
            <ListItemIcon>{setting.isOn ? <Check /> : null}</ListItemIcon>
            {setting.label}
          </MenuItem>
        )}
        {actions.map((action) => {
          const Icon = icons[action];
          const isDisabled =
            (action === 'delete' && !canDelete(kind, value, names)) ||
            (action === 'copy' && names.length < 2);
          return (
            <MenuItem key={action} disabled={isDisabled} onClick={choose(() => onTask(action))}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <FormattedMessage
                id={action === 'copy' ? 'builder.section.template.copy' : `builder.section.${kind}.${action}`}
                values={{ name: value }}
              />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

/**
 * Returns whether a section can be deleted: not the last one of its kind, nor the master template, which
 * others are copied from.
 */
function canDelete(kind: SectionKind, value: string, names: readonly string[]): boolean {
  return names.length > 1 && !(kind === 'template' && value === defaultTemplate);
}

const buttonStyle = {
  minHeight: 28,
  py: 0,
  px: 1.5,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { ml: 0.5, mr: -0.5 },
} as const;
