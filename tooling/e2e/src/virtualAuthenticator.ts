import type { Page } from '@playwright/test';

/** A passkey device of the browser that Chromium simulates. */
export interface VirtualAuthenticator {
  /** Whether the device answers at once, or waits for its user. */
  answer(isPresent: boolean): Promise<void>;
  /** Whether the fingerprint, face or PIN is right. */
  verify(isVerified: boolean): Promise<void>;
}

/** Connects a passkey device to a page's browser. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answer: async (enabled) => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    verify: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
