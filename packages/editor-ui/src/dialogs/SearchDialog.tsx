import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { colors } from '@vitrina/ui-kit';
import { useId, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';

/** Identifies an option of the list. */
export interface SearchOptionPlace {
  /** ID of the option's element. */
  readonly id: string;
  /** Whether Enter chooses the option. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** Props of an option in the list. */
export interface SearchOptionProps<Option> extends SearchOptionPlace {
  readonly option: Option;
}

/** Props of {@link SearchDialog}. */
export interface SearchDialogProps<Option> {
  /** Title of the dialog. */
  readonly title: string;
  /** Label of the field and the list. */
  readonly label: string;
  readonly maxWidth: 'xs' | 'sm';
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Results, best match first. */
  readonly options: readonly Option[];
  /** When this key changes, the first option becomes active. */
  readonly listKey: string;
  readonly listHeightPx: number;
  /** Returns a unique key of an option. */
  readonly keyOf: (option: Option) => string;
  /** Renders an option, as a `SearchOption`. */
  readonly OptionView: ComponentType<SearchOptionProps<Option>>;
  readonly onChoose: (option: Option) => void;
  readonly onClose: () => void;
  /** Shown if there are no results. */
  readonly nothing: ReactNode;
  /** Content above the field. */
  readonly children?: ReactNode;
}

/**
 * Dialog that finds an item by name. The search field has focus at first; arrow keys and Enter or a click
 * choose a result.
 */
export function SearchDialog<Option>(props: SearchDialogProps<Option>) {
  const { title, label, maxWidth, query, onQuery, options, listKey, OptionView, onChoose, onClose } = props;
  const listId = useId();
  const [active, setActive] = useState({ listKey, index: 0 });
  const at = Math.min(active.listKey === listKey ? active.index : 0, options.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at];
    if (step !== undefined) {
      setActive({ listKey, index: (at + step + options.length) % Math.max(1, options.length) });
    } else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else return;
    event.preventDefault();
  };
  const paper = { 'aria-label': title, sx: { alignSelf: 'flex-start', mt: '10vh' } };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} slotProps={{ paper }}>
      {props.children}
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus
        value={query}
        placeholder={label}
        inputProps={{
          'aria-label': label,
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${at}`,
        }}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{ px: 4, py: 2, borderBottom: `1px solid ${colors.line}` }}
      />
      <Box
        id={listId}
        role="listbox"
        aria-label={label}
        sx={{ maxHeight: props.listHeightPx, overflowY: 'auto', p: 1 }}
      >
        {options.map((option, index) => (
          <OptionView
            key={props.keyOf(option)}
            option={option}
            id={`${listId}-${index}`}
            isActive={index === at}
            onChoose={() => onChoose(option)}
          />
        ))}
        {options.length === 0 && (
          <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
            {props.nothing}
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}
