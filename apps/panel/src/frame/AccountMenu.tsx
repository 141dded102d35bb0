import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { useSession } from '@vitrina/session';
import { lazy, lazyDialog, visuallyHidden, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';

import type { DemoResetDialogProps } from './demo-reset/DemoResetDialog.tsx';
import { displayNameOf, initialsOf } from './initialsOf.ts';

const AccountChoices = lazy(async () => (await import('./AccountChoices.tsx')).AccountChoices);
const DemoResetDialog = lazyDialog<DemoResetDialogProps>(
  async () => (await import('./demo-reset/DemoResetDialog.tsx')).DemoResetDialog,
);

/** Menu of the signed-in user, with links to the profile and to sign out. */
export function AccountMenu() {
  const { profile, signOut } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isResetting, setIsResetting] = useState(false);
  if (!profile) return null;
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%' }}
      >
        <span style={visuallyHidden}>
          <FormattedMessage id="panel.account.label" values={{ name: displayNameOf(profile) }} />
        </span>
        <Avatar
          aria-hidden="true"
          sx={{ width: 28, height: 28, fontSize: 12, fontWeight: 600, bgcolor: 'primary.main' }}
        >
          {initialsOf(profile)}
        </Avatar>
      </IconButton>
      {anchor ? (
        <AccountChoices
          profile={profile}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSignOut={signOut}
          onResetDemo={() => {
            setAnchor(null);
            setIsResetting(true);
          }}
        />
      ) : null}
      {isResetting ? <DemoResetDialog open profile={profile} onClose={() => setIsResetting(false)} /> : null}
    </>
  );
}
