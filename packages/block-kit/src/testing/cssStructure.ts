import { type CssNode, parse, type ParseOptions, walk } from 'css-tree';

/** Represents text that is not valid CSS. */
const unreadable = 'unreadable';

/**
 * Returns the structure of a style sheet: its at-rules, selectors, properties, functions and the schemes of
 * its addresses. Ignores other values, and numbers in selectors.
 */
export function cssStructure(css: string): ReadonlySet<string> {
  return new Set(tokensOf(css, { context: 'stylesheet' }));
}

/** Returns the structure of a list of declarations, as in a `style` attribute. */
export function declarationTokens(css: string): readonly string[] {
  return tokensOf(css, { context: 'declarationList' });
}

function tokensOf(css: string, options: ParseOptions): string[] {
  const tokens: string[] = [];
  const tree = parse(css, {
    ...options,
    parseCustomProperty: true,
    onParseError: ({ message }) => tokens.push(`${unreadable}: ${message}`),
  });
  walk(tree, (node) => {
    const token = tokenOf(node);
    if (token) tokens.push(token);
  });
  return tokens;
}

function tokenOf(node: CssNode): string | undefined {
  switch (node.type) {
    case 'Atrule':
      return `@${node.name}`;
    case 'ClassSelector':
      return `.${node.name.replaceAll(/\d+/g, '0')}`;
    case 'IdSelector':
    case 'TypeSelector':
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
    case 'AttributeSelector':
      return `${node.type} ${typeof node.name === 'string' ? node.name : node.name.name}`;
    case 'Declaration':
      return node.property;
    case 'Function':
      return `${node.name}()`;
    case 'Url':
      return `url(${schemeOf(node.value)})`;
    case 'Raw':
      return node.value.trim() === '' ? undefined : unreadable;
    case 'Comment':
      return 'comment';
    default:
      return undefined;
  }
}

function schemeOf(address: string): string {
  const url = URL.parse(address, 'here://page.invalid/');
  if (!url) return unreadable;
  return url.protocol === 'here:' && url.host !== 'page.invalid' ? 'another host' : url.protocol;
}

/** Returns the selectors of a style sheet's rules, without keyframes. */
export function cssSelectors(css: string): readonly string[] {
  const selectors: string[] = [];
  const source = css;
  const tree = parse(source, { positions: true });
  walk(tree, {
    visit: 'Rule',
    enter(node) {
      const isKeyframe = this.atrule !== null && this.atrule.name.endsWith('keyframes');
      if (isKeyframe || node.prelude.type !== 'SelectorList') return;
      for (const selector of node.prelude.children.toArray()) {
        if (selector.loc) selectors.push(source.slice(selector.loc.start.offset, selector.loc.end.offset));
      }
    },
  });
  return selectors;
}
