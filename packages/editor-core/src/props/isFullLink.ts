/** Returns whether a text is a full https address with a domain and a path to the product. */
export function isFullLink(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.pathname !== '/';
}
