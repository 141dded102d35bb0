import { accept, type PropIssue, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link link}. @public */
export interface LinkOptions extends PropOptions {
  /** Expected hosts of the link, including their subdomains; another host is accepted with a warning. */
  readonly expectedHosts?: readonly string[];
  /** Whether the address must name a page beyond the domain. Default true. */
  readonly requiresPath?: boolean;
}

/**
 * A full https address with domain and path. Empty means no link.
 *
 * @public
 */
export function link(options: LinkOptions = {}): PropKind<string> {
  const requiresPath = options.requiresPath ?? true;
  return {
    control: { name: 'link' },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: '',
    schema: { type: 'string', format: 'uri', maxLength: 2000 },
    parse(value) {
      if (value === '') return accept('');
      const url = typeof value === 'string' && value.length <= 2000 ? parseHttpsUrl(value) : undefined;
      if (!url || (requiresPath && url.pathname === '/')) return refuse('notLink');
      return accept(url.href, hostWarning(url, options.expectedHosts));
    },
  };
}

function parseHttpsUrl(value: string): URL | undefined {
  const url = URL.parse(value.trim());
  const isFull = url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
  return url && isFull ? url : undefined;
}

function hostWarning(url: URL, hosts: readonly string[] | undefined): PropIssue | undefined {
  if (!hosts || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
    return undefined;
  return { code: 'linkHost', values: { hosts: hosts.join(', ') } };
}
