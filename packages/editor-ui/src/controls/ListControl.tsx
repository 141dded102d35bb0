import Add from '@mui/icons-material/AddOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Json } from '@vitrina/epack-model';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { NestingControlProps } from '../edited-component/controlProps.ts';

/** Control for an ordered list of values of one kind. */
export function ListControl(props: NestingControlProps<'list'>) {
  const { control, value, onChange, labelId, scope, Nested } = props;
  const intl = useIntl();
  const id = useId();
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const [listRef, followMoved] = useFollowMoved(items);
  const move = (index: number, by: Step) => {
    const neighbor = items[index + by];
    const item = items[index];
    if (neighbor === undefined || item === undefined) return;
    followMoved(index + by, by);
    onChange(items.with(index + by, item).with(index, neighbor));
  };
  // The buttons are in a row beside an item of one field, and in a column beside a taller item.
  const isTall = control.item.control.name === 'group';
  const direction = isTall ? 'column' : 'row';
  return (
    <Box
      ref={listRef}
      role="group"
      aria-labelledby={labelId}
      sx={{ display: 'flex', flexDirection: 'column', gap: isTall ? 5 : 2 }}
    >
      {items.map((item, index) => {
        const number = { number: index + 1 };
        return (
          // Items have no ID, so the index is the key.
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Nested
                control={control.item.control}
                value={item}
                onChange={(next) => onChange(items.with(index, next))}
                id={`${id}-${index}`}
                labelId={labelId}
                scope={{ ...scope, path: [...(scope.path ?? []), index] }}
              />
            </Box>
            <Box sx={{ display: 'flex', flexDirection: direction }}>
              <IconButton
                data-move={moveName(index, -1)}
                aria-label={intl.formatMessage({ id: 'builder.listControl.up' }, number)}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUpward />
              </IconButton>
              <IconButton
                data-move={moveName(index, 1)}
                aria-label={intl.formatMessage({ id: 'builder.listControl.down' }, number)}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDownward />
              </IconButton>
              <IconButton
                aria-label={intl.formatMessage({ id: 'builder.listControl.remove' }, number)}
                disabled={items.length <= control.min}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                <Delete />
              </IconButton>
            </Box>
          </Box>
        );
      })}
      <Button
        startIcon={<Add />}
        disabled={items.length >= control.max}
        onClick={() => onChange([...items, control.item.defaultValue ?? null])}
        sx={{ alignSelf: 'flex-start' }}
      >
        <FormattedMessage id="builder.listControl.add" />
      </Button>
    </Box>
  );
}

/** Direction of a move: up or down by one. */
type Step = -1 | 1;

function moveName(index: number, by: Step): string {
  return `${index} ${by}`;
}

/**
 * Keeps focus on the moved item: on the same button, or on the opposite one if the item reached an end of the
 * list.
 */
function useFollowMoved(items: readonly Json[]) {
  const ref = useRef<HTMLElement>(null);
  const moved = useRef<readonly [index: number, by: Step]>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    const [index, by] = moved.current;
    moved.current = undefined;
    const find = (step: Step) =>
      ref.current?.querySelector<HTMLElement>(
        `:scope > div > div > [data-move="${moveName(index, step)}"]:enabled`,
      );
    (find(by) ?? find(by === 1 ? -1 : 1))?.focus();
  }, [items]);
  const follow = (index: number, by: Step) => {
    moved.current = [index, by];
  };
  return [ref, follow] as const;
}
