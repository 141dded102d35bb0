import process from 'node:process';
import type { Browser } from 'playwright-core';

const startWithinMs = 25_000;

/**
 * Cuts the browser off from the network, including this machine: neither its DNS nor its proxy leads
 * anywhere. We answer every request of a page.
 */
const offline = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
];

/** Starts a Chromium that sees only the content passed to it. */
export async function launchOffline(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  // Chromium's sandbox does not work for root.
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath, chromiumSandbox, args: offline, timeout: startWithinMs });
}
