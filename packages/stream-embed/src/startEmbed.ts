import { isRepeated } from './embedTags.ts';
import { createHost, findPlace, placeHost, styleHost } from './host.ts';
import { importScript } from './importScript.ts';
import { announce, type Outcome } from './outcome.ts';
import { releaseRoom } from './releaseRoom.ts';
import { readSettings, settingAttributes } from './settings.ts';
import { shrinkUnseen } from './shrinkUnseen.ts';
import type { showPublication, Showing } from './showPublication.ts';

/** A running embed. @public */
export interface Embed {
  /** Removes the package from the page and stops watching the tag. */
  stop(): void;
}

/**
 * Shows the package of the product that a script tag names, once its place gets near the visitor's window.
 * Watches the tag: a changed attribute shows another product, a page that rerenders gets its package back,
 * and a removed tag removes the package. Makes no request until the place is near. Never throws.
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

/** Gives up on a page that keeps removing the package, to avoid an endless loop. */
const maxPlacements = 50;
/**
 * Distance from the window at which the package is requested: enough to load it before it is scrolled into
 * view.
 */
const nearness = '800px 0px';
/** Space that stays empty this long is released; its content then waits until the place is out of view. */
const maxBlankMs = 2500;
/** A server that has not answered by then counts as failed. */
const maxWaitMs = 15_000;

/**
 * The exports of `mount.js`. Browsers may combine an old script with a new one for a while, so exports are
 * only ever added.
 */
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
  /** Undefined while waiting. */
  let outcome: Outcome | undefined;
  let placements = 0;
  /** The element at the package's place: the shop's own, or the host. */
  let standIn: Element | undefined;
  let reclaimRoom = () => {};
  const timers: ReturnType<typeof setTimeout>[] = [];

  const clearTimers = () => timers.forEach(clearTimeout);
  const takeOff = (found?: Outcome) => {
    abort.abort(found);
    near.disconnect();
    clearTimers();
    host.remove();
  };
  const stop = () => {
    takeOff();
    reclaimRoom();
  };
  const tell = (found: Outcome) => {
    settle(found);
    announce(standIn ?? script, found);
  };
  const conclude = (found: Outcome) => {
    if (found === outcome) return;
    takeOff(found);
    tell(found);
  };
  const show = (showing: Showing) =>
    importScript(`${showing.settings.root}stream/v1/mount.js`).then(
      (rest) => (rest as Mounting).showPublication(showing).then(clearTimers),
      () => signal.aborted || conclude('error'),
    );
  const near = new IntersectionObserver(
    (entries) => {
      if (!settings || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      timers.push(setTimeout(releaseBlank, maxBlankMs), setTimeout(conclude, maxWaitMs, 'error'));
      void show({ settings, host, signal, place, untilReady, stop: (found = 'none') => conclude(found) });
    },
    { rootMargin: nearness },
  );
  const keepPlace = () => {
    if (!standIn || standIn.isConnected || placements >= maxPlacements) return;
    placements += 1;
    settle(outcome);
  };
  const place = () => {
    if (outcome === 'late') return;
    styleHost(host, 'shown');
    settle('shown');
  };
  const releaseBlank = () => {
    if (!(findPlace(script) ?? host).offsetHeight) return;
    styleHost(host, 'waiting');
    tell('late');
  };
  const untilReady = async () => {
    clearTimers();
    if (outcome !== 'late') return;
    // From then on, the content moves nothing that is seen.
    await new Promise<void>((letGo) => shrinkUnseen(standIn ?? host, { keep: () => {}, letGo }));
    outcome = undefined;
    if (!signal.aborted) place();
  };
  /**
   * While waiting, the shop's own place is watched unchanged; without one, the host marks the place without
   * taking up space.
   */
  function settle(now?: Outcome) {
    const made = findPlace(script);
    const heightPx = made?.offsetHeight;
    outcome = now;
    reclaimRoom();
    const isHostThere = now === 'shown' || (!made && (!now || now === 'late'));
    if (isHostThere) placeHost(host, script, made);
    standIn = isHostThere ? host : made;
    if (!now && standIn) near.observe(standIn);
    reclaimRoom = made ? releaseRoom(made, now, heightPx) : () => {};
  }
  if (settings) whenParsed(() => signal.aborted || settle());
  return { keepPlace, stop };
}

/** The place can be below the script. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
