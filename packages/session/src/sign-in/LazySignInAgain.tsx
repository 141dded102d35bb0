import { useEffect, useState } from 'react';

import type { SignInAgainDialog, SignInAgainDialogProps } from './SignInAgainDialog.tsx';

/** By then, a page is visible and its own requests are done, in ms. */
const afterMs = 3000;

/**
 * {@link SignInAgainDialog}, preloaded once the page is visible: if it failed to load when needed, unsaved
 * work would be lost. If preloading fails, it loads when it opens.
 */
export function LazySignInAgain(props: SignInAgainDialogProps) {
  const [Dialog, setDialog] = useState<typeof SignInAgainDialog>();
  const isMissing = Dialog === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () =>
      import('./SignInAgainDialog.tsx')
        .then((module) => setDialog(() => module.SignInAgainDialog))
        .catch(() => undefined);
    const timer = setTimeout(() => void load(), props.reason ? 0 : afterMs);
    return () => clearTimeout(timer);
  }, [isMissing, props.reason]);
  return Dialog ? <Dialog {...props} /> : null;
}
