import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Link to the sign-in page of the OpenID provider, which also works before the app has loaded. */
export function OpenidSignIn({ name }: { name: string }) {
  return (
    <Button variant="outlined" href="/auth/openid" data-offer="openid" data-name={name}>
      <FormattedMessage id="panel.login.openid" values={{ name }} />
    </Button>
  );
}
