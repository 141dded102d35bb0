import { isCovered } from './coverage.ts';
import { describeTag } from './embedTags.ts';
import { atLeast, createHost, findPlace, placeHost, styleHost } from './host.ts';
import { importScript } from './importScript.ts';
import { announce, type Outcome } from './outcome.ts';
import { releaseRoom } from './releaseRoom.ts';
import { readSettings } from './settings.ts';
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
  let described = describeTag(script);
  let mounted = mount(script, described);
  const observer = new MutationObserver(() => {
    const now = describeTag(script);
    if (!script.isConnected) stop();
    else if (now === described) mounted.keepPlace();
    else {
      mounted.stop();
      mounted = mount(script, (described = now));
    }
  });
  observer.observe(script, { attributes: true });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  function stop() {
    observer.disconnect();
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

/** Shows the package of a tag; one without a description shows nothing. */
function mount(script: HTMLScriptElement, described: string | undefined): Mount {
  const settings = described && readSettings(script);
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
  const conclude = (found: Outcome = 'none') => {
    if (signal.aborted) return;
    takeOff(found);
    tell(found);
  };
  const show = async (showing: Showing) => {
    // Without an answer, the package itself is looked up.
    if (await isCovered(showing.settings, signal).catch(() => true)) {
      const rest = (await importScript(`${showing.settings.root}stream/v1/mount.js`)) as Mounting;
      await rest.showPublication(showing);
      clearTimers();
    } else conclude();
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!settings || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      timers.push(setTimeout(releaseBlank, maxBlankMs), setTimeout(conclude, maxWaitMs, 'error'));
      show({ settings, host, signal, place, untilReady, stop: conclude }).catch(() => conclude('error'));
    },
    { rootMargin: nearness },
  );
  const keepPlace = () => {
    if (standIn && !standIn.isConnected && placements++ < maxPlacements) settle(outcome);
  };
  const place = () => {
    if (outcome === 'late') return;
    const made = findPlace(script);
    const roomPx = made?.offsetHeight ?? 0;
    styleHost(host, 'shown');
    settle('shown');
    // From then on, the content has the room that the shop reserved, without the padding of the shop's element.
    if (made) styleHost(host, 'shown', atLeast(roomPx - made.offsetHeight));
  };
  const releaseBlank = () => {
    if (!(findPlace(script) ?? host).offsetHeight) return;
    styleHost(host, 'waiting');
    tell('late');
  };
  const untilReady = async (untilUnseen?: (element: Element) => Promise<void>) => {
    clearTimers();
    if (outcome !== 'late') return;
    // From then on, the content moves nothing that is seen.
    await untilUnseen?.(standIn ?? host);
    outcome = undefined;
    if (!signal.aborted) place();
  };
  /**
   * While waiting, the shop's own place is watched unchanged; without one, the host marks the place without
   * taking up space.
   */
  function settle(now?: Outcome) {
    const made = findPlace(script);
    outcome = now;
    reclaimRoom();
    const isHostThere = now === 'shown' || (!made && (!now || now === 'late'));
    if (isHostThere) placeHost(host, script, made);
    standIn = isHostThere ? host : made;
    if (!now && standIn) near.observe(standIn);
    reclaimRoom = made ? releaseRoom(made, now) : () => {};
  }
  const begin = () => !settings || signal.aborted || settle();
  // The place can be below the script.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return { keepPlace, stop };
}
