import { requestSignInOptions } from '@vitrina/session';
import { useEffect, useState } from 'react';

/** The ways to sign in that the server has, besides a password. */
export interface SignInOffers {
  hasPasskeys: boolean;
  /** The name of the OpenID provider; undefined without one. */
  openidName: string | undefined;
}

/** Reads what the page offered before the app loaded: both show the same buttons. */
function readEarlyOffers(): SignInOffers {
  const find = (offer: string) =>
    document.querySelector<HTMLElement>(`#early-sign-in [data-offer=${offer}]`) ?? undefined;
  return { hasPasskeys: find('passkey') !== undefined, openidName: find('openid')?.dataset['name'] };
}

/**
 * The ways to sign in that the server has.
 *
 * @param known - those to begin with; those of the page's HTML by default
 */
export function useSignInOffers(known?: SignInOffers): SignInOffers {
  const [offers, setOffers] = useState(() => known ?? readEarlyOffers());
  useEffect(() => {
    void requestSignInOptions().then((options) => {
      if (!options) return;
      setOffers({ hasPasskeys: options.passkeyOrigin !== null, openidName: options.openid?.name });
    });
  }, []);
  return offers;
}
