import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { validateEpackData } from '@vitrina/epack-model';
import { colors } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { editorTabs, isUnsaved, viewActions, type EditorTab } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { topTabsStyle } from './barStyle.ts';

/** Renders the three tabs of a package. The first one shows the number of empty required fields. */
export function EditorTabs() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const tab = useEditorState((state) => state.view.tab);
  const problemCount = useEditorState(({ document }) =>
    // A user who has not begun a new package has made no mistake yet.
    document.epackId === undefined && !isUnsaved(document) ? 0 : validateEpackData(document.epack).length,
  );
  return (
    <Tabs
      value={tab}
      onChange={(_, next: EditorTab) => dispatch(viewActions.tabOpened(next))}
      aria-label={intl.formatMessage({ id: 'builder.tabs' })}
      // In a narrow bar, the tabs scroll instead of covering other controls.
      variant="scrollable"
      scrollButtons={false}
      sx={topTabsStyle}
    >
      {editorTabs.map((name) => (
        <Tab
          key={name}
          value={name}
          id={`builder-tab-${name}`}
          aria-controls={`builder-panel-${name}`}
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
              {intl.formatMessage({ id: `builder.tab.${name}` })}
              {name === 'epack-data' && problemCount > 0 && <Count count={problemCount} />}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

/** Shows the number of empty required fields. */
function Count({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <Box
      component="span"
      aria-label={intl.formatMessage({ id: 'builder.problems' }, { count })}
      role="img"
      sx={countStyle}
    >
      {count}
    </Box>
  );
}

const countStyle = {
  minWidth: 18,
  px: 1,
  borderRadius: '9px',
  fontSize: 11,
  lineHeight: '18px',
  color: colors.attention,
  backgroundColor: '#fff4d6',
} as const;
