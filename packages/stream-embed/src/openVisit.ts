import { type BeaconContext, createBeaconSender, randomId, type SendBeacon } from './beacon.ts';

/** A view is reported without a token if the server has not sent one by then. */
const maxWaitMs = 1000;

/**
 * Starts a visit: requests the token of its view while the content loads. The returned functions send the view, and what
 * follows it; the view waits for its token, but not when the visitor leaves.
 */
export function openVisit(root: string, context: BeaconContext): { sendView: SendBeacon; send: SendBeacon } {
  const sendBeacon = createBeaconSender(root, context);
  const view = randomId();
  let token: string | undefined;
  let ts: number | undefined;
  const opened = fetch(`${root}stream/v1/views`, {
    method: 'POST',
    credentials: 'omit',
    body: JSON.stringify({ id: view, retailer: context.retailer }),
  })
    .then((response) => response.json())
    .then(({ data }: { data: { token: string } }) => {
      token = data.token;
    })
    .catch(() => {});
  return {
    sendView(kind, more) {
      ts = Date.now();
      let isSent = false;
      const sendOnce = () => {
        if (isSent) return;
        isSent = true;
        sendBeacon(kind, { ...more, id: view, ts, token });
      };
      globalThis.addEventListener('pagehide', sendOnce, { once: true });
      setTimeout(sendOnce, maxWaitMs);
      void opened.then(sendOnce);
    },
    // All events of a visit are of the day its view was on.
    send: (kind, more) => sendBeacon(kind, { ...more, ts, view, token }),
  };
}
