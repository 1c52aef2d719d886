type Player = {
  loaded?: boolean;
  on: (event: string, listener: () => void) => void;
};
/** What VLibras' script adds to its page. */
type WidgetPage = Window & {
  VLibras?: { Widget: new (root: string) => unknown };
  plugin?: { translate: (text: string) => void; player?: Player };
};

/**
 * Opens VLibras, hands it what the page around the frame sends, and tells that page how it goes. It runs as the text
 * of an inline script, so it can use nothing from here.
 * @param root folder of the widget
 * @param maxLetters longer texts are not taken
 */
export function playLibras(root: string, maxLetters: number, page: WidgetPage): void {
  const { document, parent } = page;
  // Opened by its address it would only ask a foreign host for nothing.
  if (parent === page) return;
  const tell = (state: string) => parent.postMessage({ libras: state }, '*');

  // A page without an origin has no storage; the widget's small things last as long as the frame.
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(String(key)) ?? null,
      setItem: (key: string, value: string) => void kept.set(String(key), String(value)),
      removeItem: (key: string) => void kept.delete(String(key)),
      clear: () => kept.clear(),
      key: (index: number) => [...kept.keys()][index] ?? null,
    };
    Object.defineProperty(page, name, { configurable: true, value: storage });
  }

  let isReady = false;
  const fail = () => {
    if (!isReady) tell('failed');
  };
  const isFatal = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement || (target === page && !page.plugin);
  page.addEventListener('error', ({ target }) => isFatal(target) && fail(), { capture: true });
  page.addEventListener('unhandledrejection', () => page.plugin || fail());
  page.addEventListener('message', ({ source, data }) => {
    const text: unknown = Object(data).libras;
    if (source !== parent || !isReady || typeof text !== 'string') return;
    if (text.length <= maxLetters) page.plugin?.translate(text);
  });

  function follow(player: Player): void {
    const ready = () => {
      isReady = true;
      tell('ready');
    };
    player.on('load', ready);
    player.on('gloss:start', () => tell('speaking'));
    player.on('gloss:end', () => tell('done'));
    player.on('error', () => (isReady ? tell('untranslated') : fail()));
    if (player.loaded) ready();
  }

  function open(): void {
    const button = document.querySelector<HTMLElement>('[vw-access-button]');
    button?.click();
    const looking = page.setInterval(() => {
      const player = page.plugin?.player;
      if (!player) return;
      page.clearInterval(looking);
      follow(player);
    }, 100);
  }

  const script = document.createElement('script');
  script.src = `${root}/vlibras-plugin.js`;
  script.onload = () => {
    if (!page.VLibras) return fail();
    tell('opening');
    const before = page.onload;
    new page.VLibras.Widget(root);
    // The widget draws itself when the page has loaded, which may be over.
    if (document.readyState !== 'complete') return page.addEventListener('load', open);
    if (page.onload !== before) page.dispatchEvent(new Event('load'));
    open();
  };
  document.body.append(script);
}
