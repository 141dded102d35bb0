import { type BlockDefinition, standardCatalogue } from '@vitrina/block-catalogue';
import type { PropKind, PropShape } from '@vitrina/block-kit';
import {
  type Component,
  type ComponentDraft,
  instantiateDraft,
  type Json,
  loadPage,
  type Page,
  type Prop,
  rootId,
} from '@vitrina/epack-model';

/** A text or image of a random page, recognizable by its token wherever it is shown. */
export interface Trace {
  readonly token: string;
  readonly component: Component;
  readonly prop: string;
  /** The prop that this text describes: what happens to an image happens to its alternative text. */
  readonly describes: string | undefined;
}

/** A random page, with everything on it that shoppers should read or see. */
export interface TracedPage {
  readonly page: Page;
  readonly traces: readonly Trace[];
}

/** One block of a random page: its key, and the seed of its values. */
export interface BlockSeed {
  readonly key: string;
  readonly seed: number;
}

/** Creates a page of blocks with random values: valid, too long, of wrong types, too many, for wrong sizes. */
export function createTracedPage(seeds: readonly BlockSeed[]): TracedPage {
  const { rules } = standardCatalogue;
  const feature = rules.find('Feature');
  if (!feature) throw new Error('There is no Feature');
  const drafts = seeds.map(
    ({ key }) => rules.find(key)?.createSubtree() ?? { ...feature, componentKey: key },
  );
  const children = drafts as readonly ComponentDraft[];
  const components = instantiateDraft({ ...feature.createSubtree(), children }, 1, rootId);
  const writer = new ValueWriter(seeds.reduce((sum, { seed }) => (sum * 31 + seed) % 2 ** 31, 7));
  const filled = components.map((component) => fill(component, writer));
  return { page: loadPage(filled, rules).page, traces: writer.traces };
}

function fill(component: Component, writer: ValueWriter): Component {
  const definition = standardCatalogue.find(component.componentKey);
  if (!definition) return component;
  const props: Record<string, Prop> = { ...component.props };
  for (const [name, kind] of Object.entries(definition.ownProps)) {
    const value = writer.write(component, name, kind, definition);
    if (value) props[name] = { name, value };
  }
  return { ...component, props };
}

/** Writes random values, and remembers the tokens in them. */
class ValueWriter {
  readonly traces: Trace[] = [];
  #state: number;

  constructor(seed: number) {
    this.#state = seed || 1;
  }

  /** Returns the values of a prop per size; undefined keeps those of a new block. */
  write(
    component: Component,
    prop: string,
    kind: PropKind<unknown>,
    { key }: BlockDefinition,
  ): Prop['value'] | undefined {
    const trace = () => {
      const token = `${key}${this.traces.length}z`;
      this.traces.push({ token, component, prop, describes: kind.describes });
      return token;
    };
    if (this.#isRare(0.1)) return undefined;
    const desktop = this.#value(kind, trace);
    if (desktop === undefined) return undefined;
    return this.#isRare(0.12) ? { desktop, mobile: this.#value(kind, trace) ?? desktop } : { desktop };
  }

  #value(kind: PropKind<unknown>, trace: () => string): Json | undefined {
    const { control } = kind;
    switch (control.name) {
      case 'text':
        return this.#text(kind, control.maxLength, trace);
      case 'richText':
        return this.#richText(trace);
      case 'asset':
        return this.#asset(control.fileType, trace);
      case 'list': {
        const usual = Array.isArray(kind.defaultValue) ? kind.defaultValue.length : 0;
        const count = this.#pick([usual || 2, usual || 2, control.min, Math.min(control.max, 20) + 1]);
        return Array.from({ length: count }, () => this.#value(control.item, trace) ?? '');
      }
      case 'group':
        return this.#group(control.fields, trace);
      case 'choice':
        return this.#isRare(0.05) ? 'no such choice' : this.#pick(control.choices);
      case 'boolean':
        return this.#isRare(0.5);
      default:
        return kind.defaultValue;
    }
  }

  #group(fields: PropShape, trace: () => string): Json {
    const values: Record<string, Json> = {};
    for (const [name, member] of Object.entries(fields)) {
      // Read by programs, and only by some kinds of rules.
      if (name === 'value' || this.#isRare(0.05)) continue;
      // The alternative text of no image describes nothing.
      if (member.describes !== undefined && !values[member.describes]) continue;
      const value = this.#value(member, trace);
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  #text(kind: PropKind<unknown>, maxLength: number, trace: () => string): Json | undefined {
    if (this.#isRare(0.05)) return {};
    if (this.#isRare(0.1)) return '';
    const isForWords = kind.parse('words').ok && kind.section !== 'data';
    if (!isForWords) return kind.defaultValue;
    const token = trace();
    return this.#isRare(0.1) ? token.padEnd(maxLength + 1, 'x') : token;
  }

  #richText(trace: () => string): Json {
    if (this.#isRare(0.05)) return [];
    const text = `<p>${trace()} <b>${trace()}</b></p><ul><li>${trace()}</li></ul>`;
    if (this.#isRare(0.1)) return text + `<img src="/files/a.png" alt="${trace()}">`;
    if (this.#isRare(0.1)) return text + `<table><tr><td>${trace()}</td></tr></table>`;
    if (this.#isRare(0.05)) return text + `<svg><text>${trace()}</text></svg>`;
    if (this.#isRare(0.05)) return text.padEnd(100_001, ' x');
    return text;
  }

  #asset(fileType: string, trace: () => string): Json {
    if (this.#isRare(0.15)) return '';
    if (this.#isRare(0.05)) return `javascript:${trace()}`;
    if (this.#isRare(0.05)) return { src: 7 };
    const extension =
      { image: 'jpg', video: 'mp4', audio: 'mp3', model: 'glb', captions: 'vtt' }[fileType] ?? 'pdf';
    const src = `https://files.example/${trace()}.${extension}`;
    return this.#isRare(0.5) ? { src, widthPx: 1400, heightPx: 900 } : src;
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  #isRare(chance: number): boolean {
    return this.#next() < chance;
  }

  /** A linear congruential generator: the same seed always gives the same page. */
  #next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }
}
