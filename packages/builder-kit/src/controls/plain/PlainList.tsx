import './plain.css';

import MenuItem from '@mui/material/MenuItem';
import { LateMenu, sizes } from '@vitrina/ui-kit';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';

interface PlainListProps {
  readonly id?: string;
  /** Id of its label; else `label` names it. */
  readonly labelId?: string;
  readonly label?: string;
  /** What the choices are called. */
  readonly names: readonly string[];
  /** Index of the one that is chosen, -1 for none. */
  readonly selected: number;
  /** Whether it stands inside another field. */
  readonly isSmall?: boolean;
  readonly onSelect: (index: number) => void;
}

/** Keeps the height of a line. */
const noLetter = '\u200B';

const openingKeys = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/** Exactly one of several, in a list that opens below. Of the list nothing is there until it opens. */
export function PlainList(props: PlainListProps) {
  const { id, labelId, label, names, selected, isSmall = false, onSelect } = props;
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'open' | 'closing'>('away');
  const open = () => setState('open');
  const choose = (index: number) => {
    setState('closing');
    if (index !== selected) onSelect(index);
  };
  return (
    <>
      <div
        ref={field}
        id={id}
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        aria-expanded={state === 'open'}
        aria-controls={state === 'away' ? undefined : listId}
        aria-labelledby={labelId}
        aria-label={label}
        data-empty={selected === -1 ? '' : undefined}
        data-small={isSmall ? '' : undefined}
        className="plain-input plain-list"
        onMouseDown={(event) => {
          if (event.button !== 0) return;
          // The focus stays with the field, where it returns to when the list closes.
          event.preventDefault();
          event.currentTarget.focus();
          open();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (openingKeys.has(event.key)) {
            event.preventDefault();
            open();
          } else if (isLetter(event)) {
            const found = findNamed(names, event.key, selected);
            if (found !== -1 && found !== selected) onSelect(found);
          }
        }}
      >
        {names[selected] ?? (isSmall ? noLetter : <FormattedMessage id="builder.length.none" />)}
      </div>
      {state !== 'away' && (
        <LateMenu
          open={state === 'open'}
          anchorEl={() => field.current}
          onClose={() => setState('closing')}
          slotProps={{
            list: { id: listId, role: 'listbox', 'aria-labelledby': labelId, 'aria-label': label },
            paper: { style: { minWidth: field.current?.clientWidth, maxHeight: sizes.dropdownMaxHeightPx } },
            transition: { onExited: () => setState('away') },
          }}
        >
          {names.map((name, index) => (
            <MenuItem
              key={name}
              role="option"
              aria-selected={index === selected}
              selected={index === selected}
              onClick={() => choose(index)}
            >
              {name}
            </MenuItem>
          ))}
        </LateMenu>
      )}
    </>
  );
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !altKey && !ctrlKey && !metaKey;
}

/** The next choice after this one whose name begins with a letter, around the end; -1 where there is none. */
function findNamed(names: readonly string[], letter: string, after: number): number {
  const isNamed = (name: string) => name.toLowerCase().startsWith(letter.toLowerCase());
  const next = names.findIndex((name, index) => index > after && isNamed(name));
  return next === -1 ? names.findIndex(isNamed) : next;
}
