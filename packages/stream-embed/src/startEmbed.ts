import { isRepeated } from './embedTags.ts';
import { createHost, findPlace, placeHost, styleHost } from './host.ts';
import { importScript } from './importScript.ts';
import { type Outcome, releaseRoom } from './releaseRoom.ts';
import { readSettings, settingAttributes } from './settings.ts';
import type { showPublication, Showing } from './showPublication.ts';

/** A running embed. @public */
export interface Embed {
  /** Takes the package off the page and stops watching it. */
  stop(): void;
}

/**
 * Shows the package of the product a script tag names, once its place comes near the visitor's window, and follows the
 * tag: a changed attribute shows another product, a page that redraws itself gets its package back, a removed tag takes
 * it away. Until the place is near nothing is asked of the network. Never throws.
 *
 * @public
 */
export function startEmbed(script: HTMLScriptElement): Embed {
  let isSilent = isRepeated(script);
  let mounted = mount(script, isSilent);
  const remount = () => {
    mounted.stop();
    isSilent = isRepeated(script);
    mounted = mount(script, isSilent);
  };
  const attributes = new MutationObserver(remount);
  attributes.observe(script, { attributes: true, attributeFilter: settingAttributes });
  const tree = new MutationObserver(() => {
    if (!script.isConnected) stop();
    else if (isRepeated(script) === isSilent) mounted.keepPlace();
    else remount();
  });
  tree.observe(document.documentElement, { childList: true, subtree: true });
  function stop() {
    attributes.disconnect();
    tree.disconnect();
    mounted.stop();
  }
  return { stop };
}

/** A page that takes the package away again and again means it: giving up beats a loop. */
const maxPlacements = 50;
/** How far below or above the window the package is asked for: far enough to be there when it is scrolled to. */
const nearness = '800px 0px';

/** What `mount.js` offers. Browsers keep an older script beside a newer one for a while, so it only ever grows. */
interface Mounting {
  showPublication: typeof showPublication;
}

interface Mount {
  keepPlace(): void;
  stop(): void;
}

function mount(script: HTMLScriptElement, isSilent: boolean): Mount {
  const settings = isSilent ? undefined : readSettings(script);
  const abort = new AbortController();
  const { signal } = abort;
  const host = createHost();
  /** Unknown while it waits. */
  let outcome: Outcome | undefined;
  let placements = 0;
  /** What is where the package will be, or is. */
  let standIn: Element | undefined;
  let reclaimRoom = () => {};

  const takeOff = () => {
    abort.abort();
    near.disconnect();
    host.remove();
  };
  const stop = () => {
    takeOff();
    reclaimRoom();
  };
  const showNothing = () => {
    takeOff();
    settle('none');
  };
  const show = (showing: Showing) =>
    importScript(`${showing.settings.root}stream/v1/mount.js`).then(
      (rest) => (rest as Mounting).showPublication(showing),
      () => signal.aborted || showNothing(),
    );
  const near = new IntersectionObserver(
    (entries) => {
      if (!settings || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void show({ settings, host, signal, place, stop: showNothing });
    },
    { rootMargin: nearness },
  );
  const keepPlace = () => {
    if (!standIn || standIn.isConnected || placements >= maxPlacements) return;
    placements += 1;
    settle(outcome);
  };
  const place = () => {
    styleHost(host, 'shown');
    settle('shown');
  };
  /** Waiting, the shop's own place is watched untouched; where it made none, the host marks it without taking room. */
  function settle(now?: Outcome) {
    outcome = now;
    reclaimRoom();
    const made = findPlace(script);
    const isHostThere = now === 'shown' || (!now && !made);
    if (isHostThere) placeHost(host, script, made);
    standIn = isHostThere ? host : made;
    if (!now && standIn) near.observe(standIn);
    reclaimRoom = now && made ? releaseRoom(made, now) : () => {};
  }
  if (settings) whenParsed(() => signal.aborted || settle());
  return { keepPlace, stop };
}

/** A place may be placed below the script. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
