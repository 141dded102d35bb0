import Button from '@mui/material/Button';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import type { LinkedKind } from '../library/useLibraryItems.ts';
import type { OwnChoices } from './useOwnChoices.ts';

interface DesignResultsProps {
  /** Saved sections or templates; undefined if only built-in designs are shown. */
  readonly own: OwnChoices | undefined;
  readonly kind: LinkedKind;
  readonly search: string;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  /** The cards. */
  readonly children: ReactNode;
}

/** Renders cards, or why there are none. */
export function DesignResults({ own, kind, search, isEmpty, onClear, children }: DesignResultsProps) {
  if (own?.error) return <StateView state={{ kind: 'error', error: own.error, onRetry: own.retry }} />;
  if (!isEmpty) return children;
  if (own?.isPending === true) return null;
  if (search === '') {
    const title = <FormattedMessage id={`builder.library.none.${kind}`} />;
    return (
      <StateView
        state={{ kind: 'empty', title, text: <FormattedMessage id={`builder.library.none.${kind}.text`} /> }}
      />
    );
  }
  const action = (
    <Button variant="outlined" onClick={onClear}>
      <FormattedMessage id="builder.library.clear" />
    </Button>
  );
  return (
    <StateView
      state={{
        kind: 'empty',
        title: <FormattedMessage id="builder.library.nothing" values={{ search }} />,
        action,
      }}
    />
  );
}
