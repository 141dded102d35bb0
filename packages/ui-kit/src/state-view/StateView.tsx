import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CopyButton } from '../copy-button/CopyButton.tsx';
import { Delayed } from './Delayed.tsx';
import { isAway, isGone, readErrorFacts } from './errorFacts.ts';
import { StateMessage } from './StateMessage.tsx';

/** A state that a view shows instead of its content. */
export type ViewState =
  | { kind: 'loading'; /** Shape of what will come. */ skeleton: ReactNode }
  | { kind: 'empty'; title: ReactNode; text?: ReactNode; action?: ReactNode; icon?: ReactNode }
  | { kind: 'filteredEmpty'; onClearFilters: () => void }
  | {
      kind: 'error';
      error: unknown;
      onRetry?: () => void;
      title?: ReactNode;
      /** A link or button to continue with, if the requested thing does not exist. */
      wayBack?: ReactNode;
    }
  | { kind: 'forbidden'; /** Name of the missing permission. */ permission?: string };

function ErrorState({ error, onRetry, title }: Extract<ViewState, { kind: 'error' }>) {
  const { code, requestId } = readErrorFacts(error);
  const shown = requestId ?? code;
  return (
    <StateMessage
      role="alert"
      icon={<ErrorOutlined color="error" />}
      title={title ?? <FormattedMessage id={isAway(error) ? 'ui.error.tryLater' : 'ui.error.title'} />}
      text={
        shown === undefined ? (
          <FormattedMessage id="ui.error.text" />
        ) : (
          <>
            <FormattedMessage
              id="ui.error.textWithCode"
              values={{
                code: (
                  <Box component="code" sx={{ display: 'inline-block', fontSize: 12, maxWidth: '100%' }}>
                    {shown}
                  </Box>
                ),
              }}
            />
            <CopyButton text={shown} />
          </>
        )
      }
      action={
        onRetry ? (
          <Button variant="outlined" onClick={onRetry}>
            <FormattedMessage id="ui.action.retry" />
          </Button>
        ) : null
      }
    />
  );
}

/** The address leads to nothing, so there is no button to try again. */
function GoneState({ wayBack }: Pick<Extract<ViewState, { kind: 'error' }>, 'wayBack'>) {
  return (
    <StateMessage
      role="alert"
      icon={<SearchOff />}
      title={<FormattedMessage id="ui.gone.title" />}
      text={<FormattedMessage id="ui.gone.text" />}
      action={wayBack}
    />
  );
}

function ForbiddenState({ permission }: Extract<ViewState, { kind: 'forbidden' }>) {
  const { messages, formatMessage } = useIntl();
  const nameId = `ui.permission.${permission ?? ''}`;
  const name = nameId in messages ? formatMessage({ id: nameId }) : permission;
  return (
    <StateMessage
      icon={<Lock />}
      title={<FormattedMessage id="ui.forbidden.title" />}
      text={
        name === undefined ? (
          <FormattedMessage id="ui.forbidden.text" />
        ) : (
          <FormattedMessage id="ui.forbidden.textWithPermission" values={{ permission: name }} />
        )
      }
    />
  );
}

function FilteredEmptyState({ onClearFilters }: Extract<ViewState, { kind: 'filteredEmpty' }>) {
  return (
    <StateMessage
      icon={<FilterAltOff />}
      title={<FormattedMessage id="ui.filteredEmpty.title" />}
      text={<FormattedMessage id="ui.filteredEmpty.text" />}
      action={
        <Button variant="outlined" onClick={onClearFilters}>
          <FormattedMessage id="ui.filteredEmpty.clear" />
        </Button>
      }
    />
  );
}

/**
 * Renders a state that every view has besides its content: loading, empty, filtered empty, error, forbidden.
 */
export function StateView({ state }: { state: ViewState }) {
  if (state.kind === 'loading') return <Delayed>{state.skeleton}</Delayed>;
  if (state.kind === 'empty') return <StateMessage {...state} icon={state.icon ?? <Inbox />} />;
  if (state.kind === 'filteredEmpty') return <FilteredEmptyState {...state} />;
  if (state.kind === 'error')
    return isGone(state.error) ? <GoneState {...state} /> : <ErrorState {...state} />;
  return <ForbiddenState {...state} />;
}
