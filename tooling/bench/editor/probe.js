// Injected before the page's own scripts (top window only). Watches the blocks and measures from inside the page.
(() => {
  if (window !== window.top) return;
  const expected = Number(new URLSearchParams(location.search).get('n'));
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      longTasks.push({ start: entry.startTime, duration: entry.duration });
  }).observe({ type: 'longtask', buffered: true });

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));

  const shadowRoots = [];
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    shadowRoots.push(root);
    return root;
  };

  /** Everything that may hold blocks: the document, its open shadow roots, its iframes. */
  function documents() {
    const found = [document, ...shadowRoots.filter((root) => root.host.isConnected)];
    for (const iframe of document.querySelectorAll('iframe')) {
      try {
        if (iframe.contentDocument) found.push(iframe.contentDocument);
      } catch {
        // another origin: not ours to look into
      }
    }
    return found;
  }
  const views = () => new Set(documents().map((root) => (root.ownerDocument ?? root).defaultView));
  const find = (id) => {
    for (const doc of documents()) {
      const node = doc.querySelector(`[data-bench-block="${id}"]`);
      if (node) return node;
    }
    return null;
  };
  const count = () =>
    documents().reduce((sum, doc) => sum + doc.querySelectorAll('[data-bench-block]').length, 0);

  /** Resolves one frame after the first frame in which `done` holds: the change is painted. */
  async function painted(done, timeout = 30000) {
    const giveUp = performance.now() + timeout;
    do {
      await frame();
      if (performance.now() > giveUp) throw new Error(`not seen within ${timeout} ms: ${done}`);
    } while (!done());
    await frame();
    return performance.now();
  }

  const laidOut = () =>
    count() >= expected && (find(`block-${expected - 1}`)?.getBoundingClientRect().height ?? 0) > 0;
  const load = painted(laidOut, 120000).then((paintedAt) => ({
    paintedAt,
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  }));

  async function timed(action, done) {
    await frame();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 16)); // any phase of the frame
    const start = performance.now();
    action();
    return (await painted(done)) - start;
  }

  const textOf = (id) => find(id)?.textContent ?? null;
  const editor = () => window.benchEditor;
  let watched = null;

  let frames;

  window.benchProbe = {
    load,
    /** Bytes of the scripts, as they were sent, that were asked for before all blocks were painted. */
    async scriptsBeforePainted() {
      const { paintedAt } = await load;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < paintedAt && new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    },
    /** Notes how long each frame takes, until `finishFrames`. */
    watchFrames() {
      const seen = { times: [], isOn: true };
      frames = seen;
      const note = (now) => {
        seen.times.push(now);
        if (seen.isOn) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
    finishFrames() {
      frames.isOn = false;
      return frames.times.slice(1).map((time, at) => time - frames.times[at]);
    },
    textOf,
    longTasks: () => longTasks,
    forgetLongTasks: () => void longTasks.splice(0),
    update: (id, text) =>
      timed(
        () => editor().updateText(id, text),
        () => textOf(id) === text,
      ),
    add: async (columnId) => {
      let id;
      const ms = await timed(
        () => (id = editor().addText(columnId)),
        () => find(id) !== null,
      );
      return { ms, id };
    },
    remove: (id) =>
      timed(
        () => editor().remove(id),
        () => find(id) === null,
      ),
    undoToText: (id, text) =>
      timed(
        () => editor().undo(),
        () => textOf(id) === text,
      ),
    undoToPresent: (id) =>
      timed(
        () => editor().undo(),
        () => find(id) !== null,
      ),

    /** Arms for one real click: from the pointerdown's own time stamp until the block is selected and painted. */
    watchClick(id) {
      watched = new Promise((resolve, reject) => {
        for (const view of views()) {
          const listener = (event) => {
            const start = event.timeStamp + view.performance.timeOrigin - performance.timeOrigin;
            painted(() => editor().isSelected(id)).then((end) => resolve(end - start), reject);
          };
          view.addEventListener('pointerdown', listener, { capture: true, once: true });
        }
      });
      watched.catch(() => {});
    },
    watchedClick: () => watched,

    /**
     * Arms for typing `typed` into block `id`: every keydown from its own time stamp until two frames later, and the
     * last one until the canvas shows the whole text.
     */
    watchKeys(id, typed) {
      const latencies = [];
      const listeners = [];
      let keys = 0;
      let shown;
      for (const view of views()) {
        const listener = (event) => {
          if (!event.isTrusted || event.key.length !== 1) return; // GrapesJS repeats its iframe's keys in the page
          const start = event.timeStamp + view.performance.timeOrigin - performance.timeOrigin;
          void frame()
            .then(frame)
            .then(() => latencies.push(performance.now() - start));
          if (++keys === typed.length)
            shown = painted(() => textOf(id)?.includes(typed)).then((end) => end - start);
        };
        view.addEventListener('keydown', listener, { capture: true });
        listeners.push(() => view.removeEventListener('keydown', listener, { capture: true }));
      }
      watched = {
        async finish() {
          if (!shown) throw new Error(`saw ${keys} of ${typed.length} keys`);
          const lastKeyToCanvas = await shown;
          for (const remove of listeners) remove();
          return { latencies, lastKeyToCanvas };
        },
      };
    },
    finishKeys: () => watched.finish(),
  };
})();
