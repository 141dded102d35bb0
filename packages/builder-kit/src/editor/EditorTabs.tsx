import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { validateEpackData } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';

import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { editorTabs, viewActions, type EditorTab } from '../store/viewSlice.ts';

/** The three tabs of a package. The first one carries the number of fields still to be filled. */
export function EditorTabs() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const tab = useBuilder((state) => state.view.tab);
  const problemCount = useBuilder((state) => validateEpackData(state.document.epack).length);
  return (
    <Tabs
      value={tab}
      onChange={(_, next: EditorTab) => dispatch(viewActions.tabOpened(next))}
      aria-label={intl.formatMessage({ id: 'builder.tabs' })}
      sx={{ flexShrink: 0, minHeight: 47, '& .MuiTab-root': { minHeight: 47 } }}
    >
      {editorTabs.map((name) => (
        <Tab
          key={name}
          value={name}
          id={`builder-tab-${name}`}
          aria-controls={`builder-panel-${name}`}
          label={
            <Badge
              color="error"
              badgeContent={name === 'epack-data' ? problemCount : 0}
              sx={{ '& .MuiBadge-badge': { right: -6, minWidth: 16, height: 16, fontSize: 11, p: 0 } }}
            >
              {intl.formatMessage({ id: `builder.tab.${name}` })}
            </Badge>
          }
        />
      ))}
    </Tabs>
  );
}
