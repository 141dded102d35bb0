import Button from '@mui/material/Button';
import { useSession } from '@vitrina/session';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { Link } from 'react-router';

/** Props of {@link NothingChosen}. */
export interface NothingChosenProps {
  /** Message ID that names the missing selection. */
  messageId?: LabelId;
  /** Whether the user has no licenses, and so no statistics. */
  hasNoLicense: boolean;
}

function NoLicense() {
  const { isAdmin } = useSession();
  return (
    <StateView
      state={{
        kind: 'empty',
        title: <FormattedMessage id="insight.noLicense" />,
        text: <FormattedMessage id={isAdmin ? 'insight.noLicenseText' : 'panel.profile.noConnections'} />,
        action: isAdmin ? (
          <Button variant="outlined" component={Link} to="/panel/licenses/add">
            <FormattedMessage id="panel.licenses.add" />
          </Button>
        ) : null,
      }}
    />
  );
}

/** Shown instead of statistics if a required filter is empty. */
export function NothingChosen({ messageId = 'api.error.nothingSelected', hasNoLicense }: NothingChosenProps) {
  return (
    <Suspense fallback={null}>
      {hasNoLicense ? (
        <NoLicense />
      ) : (
        <StateView
          state={{
            kind: 'empty',
            title: <FormattedMessage id={messageId} />,
            text: <FormattedMessage id="insight.choose" />,
          }}
        />
      )}
    </Suspense>
  );
}
