/** A browser without pages: follows redirects and keeps the cookies of each origin. */
export interface RedirectBrowser {
  /** Opens an address. @returns the last address and its answer */
  open(address: string): Promise<{ url: URL; response: Response }>;
  /** The addresses that were opened, in order. */
  readonly visited: readonly URL[];
  cookieOf(origin: string): string;
}

const maxRedirects = 12;

/** Creates a browser. @param hosts - for public origins, the origins that answer for them */
export function createRedirectBrowser(hosts: Readonly<Record<string, string>>): RedirectBrowser {
  const jars = new Map<string, Map<string, string>>();
  const visited: URL[] = [];
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const cookieOf = (origin: string) =>
    Array.from(jarOf(origin), ([name, value]) => `${name}=${value}`).join('; ');

  async function visit(url: URL): Promise<Response> {
    visited.push(url);
    const target = (hosts[url.origin] ?? url.origin) + url.pathname + url.search;
    const response = await fetch(target, { redirect: 'manual', headers: { cookie: cookieOf(url.origin) } });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jarOf(url.origin).delete(name);
      else jarOf(url.origin).set(name, value);
    }
    return response;
  }

  return {
    visited,
    cookieOf,
    async open(address) {
      let url = new URL(address);
      let response = await visit(url);
      for (let count = 0; count < maxRedirects && response.headers.has('location'); count += 1) {
        await response.arrayBuffer();
        url = new URL(response.headers.get('location') ?? '', url);
        response = await visit(url);
      }
      return { url, response };
    },
  };
}
