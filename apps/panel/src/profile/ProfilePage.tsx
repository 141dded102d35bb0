import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Profile } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

import { ConnectionsCard } from './ConnectionsCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import { SelfCard } from './SelfCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

function ProfileCards({ profile, onLogOut }: { profile: Profile; onLogOut: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <SelfCard profile={profile} />
      <PasswordCard username={profile.username} />
      <PasskeysCard />
      <TwoFactorCard />
      <SessionsCard />
      <ConnectionsCard profile={profile} />
      <Box>
        <Button variant="outlined" onClick={onLogOut}>
          <FormattedMessage id="panel.account.logOut" />
        </Button>
      </Box>
    </Box>
  );
}

/** Page for the user's own profile and settings. */
export function ProfilePage() {
  const { profile, signOut } = useSession();
  return profile ? <ProfileCards profile={profile} onLogOut={signOut} /> : null;
}
