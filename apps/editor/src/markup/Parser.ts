/** Handlers of parser events, as in htmlparser2. */
interface Handlers {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

/**
 * Replaces htmlparser2's parser in the editor's build (see `vite.config.ts`): the browser already has one,
 * and a page renders sooner without loading another. Parsed markup is inert: nothing runs or loads.
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

  /** Emits the events of child nodes. The recursion is bounded: browsers limit the nesting depth. */
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
