/** Directives that our files need; a fetch directive without a list of its own has that of `default-src`. */
const needed = ['script-src', 'connect-src', 'img-src', 'media-src', 'font-src'] as const;

type Directives = ReadonlyMap<string, readonly string[]>;

function parse(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    // Browsers use the first of several.
    if (key !== '' && !directives.has(key)) directives.set(key, values);
  }
  return directives;
}

/** Checks whether a source list allows an origin. */
function allows(sources: readonly string[], origin: URL): boolean {
  return sources.some((source) => {
    if (source === '*') return true;
    if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase() === origin.protocol;
    const address = source.includes('://') ? source : `${origin.protocol}//${source}`;
    const [, host = ''] = /^[a-z]+:\/\/([^/]+)/i.exec(address) ?? [];
    if (!address.startsWith(origin.protocol)) return false;
    if (host.startsWith('*.')) return origin.host.endsWith(host.slice(1));
    return host.toLowerCase() === origin.host;
  });
}

function amend(sources: readonly string[], addition: string): string {
  return [...sources.filter((source) => source.toLowerCase() !== "'none'"), addition].join(' ');
}

/** Checks whether a list trusts a nonce, so that a tag without one does not run. */
const trustsNonce = (sources: readonly string[]) => sources.some((source) => /^'nonce-/i.test(source));
const ignoresHosts = (sources: readonly string[]) =>
  sources.some((source) => /^'strict-dynamic'$/i.test(source));

/** The changes that let our content through a policy. */
export interface PolicyFix {
  /** The directives as they should be; empty if the policy allows everything. */
  lines: readonly string[];
  /** Whether the tag needs the page's nonce: the policy trusts no hosts. */
  needsNonce: boolean;
}

/** Returns what to change in the policies of a page, so that files of `origin` load. */
export function fixPolicies(policies: readonly string[], origin: string): PolicyFix {
  const url = new URL(origin);
  const lines = new Set<string>();
  let needsNonce = false;
  // Several policies in one header are separated by commas.
  for (const policy of policies.flatMap((one) => one.split(','))) {
    const directives = parse(policy);
    for (const name of needed) {
      const sources =
        directives.get(
          name === 'script-src' && directives.has('script-src-elem') ? 'script-src-elem' : name,
        ) ?? directives.get('default-src');
      if (!sources || allows(sources, url)) continue;
      if (name === 'script-src' && trustsNonce(sources)) needsNonce = true;
      if (name === 'script-src' && ignoresHosts(sources)) continue;
      lines.add(`${name} ${amend(sources, origin)};`);
    }
    const types = directives.get('trusted-types');
    if (
      directives.has('require-trusted-types-for') &&
      types &&
      !types.some((one) => one === '*' || one === 'vitrina')
    )
      lines.add(`trusted-types ${amend(types, 'vitrina')};`);
  }
  return { lines: [...lines], needsNonce };
}
