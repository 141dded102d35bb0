import type { Json } from '@vitrina/epack-model';

import { commonProps } from '../commonProps.ts';
import type { BlockDefinition } from '../defineBlock.ts';
import { cssStructure } from './cssStructure.ts';
import { drawAlone } from './drawBlock.ts';
import { hostileValues, longValues } from './hostileValues.ts';
import { htmlStructure } from './htmlStructure.ts';
import type { RenderBlocksOptions, RenderedBlocks } from './renderBlocks.tsx';
import { propVariants } from './sampleProps.ts';
import { sampleValues, spreadInto } from './sampleValues.ts';
import type { StoredProps } from './templateProps.ts';

/**
 * Renders a block with hostile values in each prop and compares the parsed HTML and CSS with the result of
 * valid values: an element, attribute, kind of address, selector, property or function that no valid value
 * causes is a problem.
 */
export function hostileProblems(definition: BlockDefinition, options: RenderBlocksOptions): string[] {
  const known = new Set(
    soundProps(definition).flatMap((props) => soundStructure(definition, props, options)),
  );
  const inherent = [...known].filter(isDangerous).map((token) => `with sound values: ${token}`);
  return [...inherent, ...strangersAmong(known, definition, options)];
}

function strangersAmong(
  known: ReadonlySet<string>,
  definition: BlockDefinition,
  options: RenderBlocksOptions,
): string[] {
  const seen = new Set<string>();
  return hostileProps(definition).flatMap(([name, value]) => {
    const describe = (problem: string) => `${name} = ${JSON.stringify(value).slice(0, 80)}: ${problem}`;
    try {
      const rendered = drawAlone(definition, { [name]: value }, options);
      const output = `${rendered.html}\n${rendered.css}`;
      if (seen.has(output)) return [];
      seen.add(output);
      return structureOf(rendered)
        .filter((token) => !known.has(token))
        .map((token) => describe(token));
    } catch (error) {
      return [describe(`threw ${String(error)}`)];
    }
  });
}

/** A View that throws for valid values is reported by the markup check. */
function soundStructure(
  definition: BlockDefinition,
  props: StoredProps,
  options: RenderBlocksOptions,
): string[] {
  try {
    return structureOf(drawAlone(definition, props, options));
  } catch {
    return [];
  }
}

function structureOf({ html, css }: RenderedBlocks): string[] {
  return [...htmlStructure(html), ...cssStructure(css)];
}

function soundProps(definition: BlockDefinition): readonly StoredProps[] {
  const common = Object.entries(definition.props).flatMap(([name, kind]) =>
    sampleValues(kind).map((value) => ({ [name]: value })),
  );
  return [...propVariants(definition), ...common];
}

const commonKinds: ReadonlySet<unknown> = new Set(Object.values(commonProps));

/** Long values are tried only on a block's own props: all blocks share the code for common props. */
function hostileProps({ props }: BlockDefinition): (readonly [string, Json])[] {
  return Object.entries(props).flatMap(([name, kind]) => {
    const isNested = kind.control.name === 'group' || kind.control.name === 'list';
    const spread = isNested ? hostileValues.map((value) => spreadInto(kind, value)) : [];
    const long = commonKinds.has(kind) ? [] : longValues.map((value) => spreadInto(kind, value, 1));
    return [...hostileValues, ...spread, ...long].map((value) => [name, value] as const);
  });
}

const dangerousTokens =
  /^<(?:script|object|embed|base|meta|link|style)>$|^<\S+ (?:on\w+|srcdoc)>$|=(?:javascript|vbscript|data|blob|file):|another host|unreadable|^@import/;

function isDangerous(token: string): boolean {
  return dangerousTokens.test(token);
}
