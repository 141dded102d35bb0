import Add from '@mui/icons-material/AddOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Json } from '@vitrina/epack-model';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { NestingControlProps } from './controlProps.ts';

/** Values of one kind, in an order of their own. */
export function ListControl(props: NestingControlProps<'list'>) {
  const { control, value, onChange, labelId, scope, Nested } = props;
  const intl = useIntl();
  const id = useId();
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const swap = (index: number) => {
    const before = items[index - 1];
    const item = items[index];
    if (before !== undefined && item !== undefined) onChange(items.with(index - 1, item).with(index, before));
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {items.map((item, index) => {
        const number = { number: index + 1 };
        return (
          // The items have no identity but their place.
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Nested
                control={control.item.control}
                value={item}
                onChange={(next) => onChange(items.with(index, next))}
                id={`${id}-${index}`}
                labelId={labelId}
                scope={scope}
              />
            </Box>
            <IconButton
              aria-label={intl.formatMessage({ id: 'builder.listControl.up' }, number)}
              disabled={index === 0}
              onClick={() => swap(index)}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={intl.formatMessage({ id: 'builder.listControl.remove' }, number)}
              disabled={items.length <= control.min}
              onClick={() => onChange(items.toSpliced(index, 1))}
            >
              <Delete />
            </IconButton>
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
