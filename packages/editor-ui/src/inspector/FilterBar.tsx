import Changed from '@mui/icons-material/PublishedWithChangesOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { getCommand, toAriaHotkey } from '@vitrina/editor-core/commands';

import './header.css';
import { PlainInput } from '../controls/plain/PlainInput.tsx';
import { isAppleSystem } from '../dom/isAppleSystem.ts';
import type { InspectorFilter } from './InspectorFilter.ts';

interface FilterBarProps {
  readonly filter: InspectorFilter;
  readonly onFilter: (filter: InspectorFilter) => void;
}

const [searchKey = ''] = getCommand('findProperty').hotkeys ?? [];

/** Searches the properties of the inspector, or shows only the changed ones. Memoized, because each selection renders the header. */
export const FilterBar = memo(function FilterBar({ filter, onFilter }: FilterBarProps) {
  const intl = useIntl();
  const { query, isChangedOnly } = filter;
  const label = intl.formatMessage({ id: 'builder.inspector.search' });
  const changedOnly = intl.formatMessage({ id: 'builder.inspector.changedOnly' });
  return (
    <div className="inspector-filter" data-field="inspector:search">
      <PlainInput
        type="search"
        aria-label={label}
        aria-keyshortcuts={toAriaHotkey(searchKey, isAppleSystem())}
        placeholder={label}
        value={query}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          event.preventDefault();
          onFilter({ ...filter, query: '' });
        }}
        start={<Search className="inspector-filter-icon" />}
        end={query === '' && <kbd className="inspector-key">{searchKey}</kbd>}
      />
      <Tooltip title={changedOnly}>
        <IconButton
          aria-label={changedOnly}
          aria-pressed={isChangedOnly}
          onClick={() => onFilter({ ...filter, isChangedOnly: !isChangedOnly })}
        >
          <Changed />
        </IconButton>
      </Tooltip>
    </div>
  );
});
