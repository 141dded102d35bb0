import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { colors, FormattedMessage, formatText } from '@vitrina/ui-kit';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';

import { Publications } from './Publications.tsx';
import { PublishFailure } from './PublishFailure.tsx';
import { PublishSteps, type PublishStepsProps } from './PublishSteps.tsx';
import { RetailerStates } from './RetailerStates.tsx';
import { usePublicationActions } from './usePublicationActions.ts';

const tabs = ['publish', 'retailers', 'history'] as const;
type TabName = (typeof tabs)[number];

/** Renders the tabs for publishing, the current state at each retailer and earlier publications. */
export function PublishTabs(props: PublishStepsProps) {
  const intl = useIntl();
  const id = useId();
  const [tab, setTab] = useState<TabName>('publish');
  const { epackId } = props;
  const isSaved = epackId !== undefined;
  // One tree for new and saved packages: a new package gets its id by publishing, and the result must stay in
  // view.
  return (
    <>
      {isSaved && (
        <Tabs
          value={tab}
          onChange={(_, next: TabName) => setTab(next)}
          variant="scrollable"
          // On a phone, the last tab doesn't fit; arrows show that there are more.
          allowScrollButtonsMobile
          aria-label={intl.formatMessage({ id: 'builder.publish.tabs' })}
          sx={{ px: { sm: 4 }, borderBottom: `1px solid ${colors.line}`, flexShrink: 0 }}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}`}
              aria-controls={name === tab ? `${id}-${name}-panel` : undefined}
              label={intl.formatMessage({ id: `builder.publish.tab.${name}` })}
            />
          ))}
        </Tabs>
      )}
      {/* Stays mounted while hidden, so that the choices are kept and a running publication continues. */}
      <div
        {...(isSaved && { role: 'tabpanel', 'aria-labelledby': `${id}-publish` })}
        id={`${id}-publish-panel`}
        hidden={tab !== 'publish'}
        style={tab === 'publish' ? panelStyle : undefined}
      >
        <PublishSteps {...props} />
      </div>
      {isSaved && tab !== 'publish' && (
        <div role="tabpanel" aria-labelledby={`${id}-${tab}`} id={`${id}-${tab}-panel`} style={panelStyle}>
          <Where {...props} epackId={epackId} tab={tab} />
        </div>
      )}
    </>
  );
}

const panelStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

interface WhereProps extends PublishStepsProps {
  readonly epackId: string;
  readonly tab: 'retailers' | 'history';
}

function Where({ epackId, tab, catalogue, previewUrl, onClose }: WhereProps) {
  const intl = useIntl();
  const actions = usePublicationActions(epackId);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {actions.error && <PublishFailure error={actions.error} />}
        {actions.done && (
          <Alert ref={focusArrival} role="status" severity="success" tabIndex={-1} sx={arrivalStyle}>
            {formatText(intl, actions.done)}
          </Alert>
        )}
        {tab === 'retailers' ? (
          <RetailerStates epackId={epackId} actions={actions} />
        ) : (
          <Publications epackId={epackId} actions={actions} catalogue={catalogue} previewUrl={previewUrl} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </>
  );
}
