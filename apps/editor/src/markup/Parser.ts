/** What a text's reader is told of, as by htmlparser2. */
interface Handlers {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

/**
 * Stands in for the parser of htmlparser2 in the editor's build (see `vite.config.ts`): a browser has a reader of markup
 * already, and a page shows the sooner for not fetching another. What is read is inert: nothing of it runs or loads.
 */
export class Parser {
  private markup = '';
  private readonly handlers: Handlers;

  constructor(handlers: Handlers) {
    this.handlers = handlers;
  }

  write(piece: string): void {
    this.markup += piece;
  }

  end(): void {
    const template = document.createElement('template');
    template.innerHTML = this.markup;
    this.tell(template.content);
  }

  /** The browser itself bounds how deep elements stand in each other. */
  private tell({ childNodes }: ParentNode & Node): void {
    for (const node of childNodes) {
      if (node instanceof Text) this.handlers.ontext(node.data);
      else if (node instanceof Element) this.tellElement(node);
    }
  }

  private tellElement(element: Element): void {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    this.handlers.onopentag(element.localName, attributes);
    this.tell(element);
    this.handlers.onclosetag(element.localName);
  }
}
