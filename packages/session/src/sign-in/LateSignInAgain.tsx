import { useEffect, useState } from 'react';

import type { SignInAgainDialog, SignInAgainDialogProps } from './SignInAgainDialog.tsx';

/** By then a page shows, and what it needs itself has come, in ms. */
const afterMs = 3000;

/**
 * {@link SignInAgainDialog}, fetched once the page shows and not when it is needed: that it did not arrive then would
 * take the work in progress with it. Where it did not come, it is asked for again when it is to open.
 */
export function LateSignInAgain(props: SignInAgainDialogProps) {
  const [Dialog, setDialog] = useState<typeof SignInAgainDialog>();
  const isMissing = Dialog === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () =>
      import('./SignInAgainDialog.tsx')
        .then((module) => setDialog(() => module.SignInAgainDialog))
        .catch(() => undefined);
    const timer = setTimeout(() => void load(), props.open ? 0 : afterMs);
    return () => clearTimeout(timer);
  }, [isMissing, props.open]);
  return Dialog ? <Dialog {...props} /> : null;
}
