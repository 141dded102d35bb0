import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIntl } from 'react-intl';

import { layerKinds, type LayerFilter, type LayerKind } from './layerFilter.ts';

interface LayerFilterBarProps {
  readonly filter: LayerFilter;
  /** Number of blocks of each kind; kinds without blocks can't be chosen. */
  readonly counts: Readonly<Record<LayerKind, number>>;
  readonly onFilter: (filter: LayerFilter) => void;
}

/** Searches the layers by name or text, and narrows them to the blocks that need work. */
export function LayerFilterBar({ filter, counts, onFilter }: LayerFilterBarProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'builder.layers.search' });
  return (
    <Box sx={{ p: 3, pb: 1, display: 'grid', gap: 2 }}>
      <OutlinedInput
        fullWidth
        type="search"
        value={filter.query}
        placeholder={label}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <Search />
          </InputAdornment>
        }
      />
      <Box
        role="group"
        aria-label={intl.formatMessage({ id: 'builder.layers.filters' })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {layerKinds.map((kind) => {
          const isOn = filter.kind === kind;
          return (
            <Chip
              key={kind}
              component="button"
              type="button"
              size="small"
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'primary' : 'default'}
              aria-pressed={isOn}
              disabled={counts[kind] === 0 && !isOn}
              label={intl.formatMessage({ id: `builder.layers.filter.${kind}` }, { count: counts[kind] })}
              onClick={() => onFilter({ ...filter, kind: isOn ? undefined : kind })}
            />
          );
        })}
      </Box>
    </Box>
  );
}
