import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { sizes, FormattedMessage } from '@vitrina/ui-kit';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import './plain.css';

interface PlainListProps {
  readonly id?: string;
  /** ID of the label element. Without it, `label` is the accessible name. */
  readonly labelId?: string;
  readonly label?: string;
  /** Labels of the options. */
  readonly names: readonly string[];
  /** Index of the selected option, or -1 for none. */
  readonly selected: number;
  /** Whether the list is inside another field. */
  readonly isSmall?: boolean;
  readonly onSelect: (index: number) => void;
}

/** Zero-width space that keeps the line height. */
const noLetter = '\u200B';

/** State of the open list: the field it is anchored to, and whether it is open or closing. */
interface List {
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
}

const openingKeys = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/** Renders a select with a dropdown list. The list is mounted only while it is open. */
export function PlainList(props: PlainListProps) {
  const { id, labelId, label, names, selected, isSmall = false, onSelect } = props;
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<List>();
  const isOpen = list?.isOpen === true;
  const open = (anchor: HTMLElement) => setList({ anchor, isOpen: true });
  const close = () => setList((before) => before && { ...before, isOpen: false });
  useEffect(() => focusByLabel(labelId, field.current), [labelId]);
  const choose = (index: number) => {
    close();
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
        aria-expanded={isOpen}
        aria-controls={list ? listId : undefined}
        aria-labelledby={labelId}
        aria-label={label}
        data-empty={selected === -1 ? '' : undefined}
        data-small={isSmall ? '' : undefined}
        className="plain-input plain-list"
        onMouseDown={(event) => {
          if (event.button !== 0) return;
          // Keeps focus in the field, where it belongs after the list closes.
          event.preventDefault();
          event.currentTarget.focus();
          open(event.currentTarget);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (openingKeys.has(event.key)) {
            event.preventDefault();
            open(event.currentTarget);
          } else if (isLetter(event)) {
            const found = findNamed(names, event.key, selected);
            if (found !== -1 && found !== selected) onSelect(found);
          }
        }}
      >
        {names[selected] ?? (isSmall ? noLetter : <FormattedMessage id="builder.length.none" />)}
      </div>
      {list && (
        <Menu
          open={isOpen}
          anchorEl={list.anchor}
          onClose={close}
          slotProps={{
            list: { id: listId, role: 'listbox', 'aria-labelledby': labelId, 'aria-label': label },
            paper: { style: { minWidth: list.anchor.clientWidth, maxHeight: sizes.dropdownMaxHeightPx } },
            transition: { onExited: () => setList(undefined) },
          }}
        >
          {names.map((name, index) => (
            <MenuItem
              // Two data sources can have the same name.
              key={`${index} ${name}`}
              role="option"
              aria-selected={index === selected}
              selected={index === selected}
              onClick={() => choose(index)}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** Focuses the field when its label is clicked. Browsers do this only for native fields. */
function focusByLabel(labelId: string | undefined, field: HTMLElement | null): (() => void) | undefined {
  const label = labelId === undefined ? null : document.getElementById(labelId);
  if (label === null || field === null) return undefined;
  const focus = () => field.focus();
  label.addEventListener('click', focus);
  return () => label.removeEventListener('click', focus);
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !altKey && !ctrlKey && !metaKey;
}

/**
 * Returns the next option after `after` whose name begins with the letter, wrapping around the end, or -1 if
 * there is none.
 */
function findNamed(names: readonly string[], letter: string, after: number): number {
  const isNamed = (name: string) => name.toLowerCase().startsWith(letter.toLowerCase());
  const next = names.findIndex((name, index) => index > after && isNamed(name));
  return next === -1 ? names.findIndex(isNamed) : next;
}
