import type { ComponentDraft, Json } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { blockNameId, choiceNameId, fieldNameId, propNameId, stateNameId } from '../messageIds.ts';
import type { Control, PropKind } from '../propKind.ts';
import type { Views } from '../react/view.ts';
import { createBlockRules, templateDraft } from '../rules/createBlockRules.ts';
import { hostileValues } from './hostileValues.ts';
import { cssDangers, htmlDangers, htmlElements } from './inspectHtml.ts';
import { renderBlocks } from './renderBlocks.tsx';

/** What {@link blockChecks} is given. @public */
export interface BlockChecksOptions {
  readonly definitions: readonly BlockDefinition[];
  readonly views: Views;
  /** Names by language, those of the common props included. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One promise every block keeps. `problems` is empty when it does. @public */
export interface BlockCheck {
  readonly name: string;
  problems(): readonly string[];
}

/**
 * The promises of a set of blocks, one row each, for any test runner:
 *
 * `it.each(blockChecks(options))('$name', (check) => expect(check.problems()).toEqual([]))`
 *
 * @public
 */
export function blockChecks(options: BlockChecksOptions): readonly BlockCheck[] {
  return options.definitions.flatMap((definition) => {
    const check = (promise: string, problems: () => readonly string[]): BlockCheck => ({
      name: `${definition.key} ${promise}`,
      problems,
    });
    return [
      check('has a View', () => (Object.hasOwn(options.views, definition.key) ? [] : ['no View'])),
      check('has a picture', () => pictureProblems(definition)),
      check('has valid defaults', () => defaultProblems(definition)),
      check('has names in every language', () => nameProblems(definition, options)),
      check('inserts what its own rules allow', () => templateProblems(definition, options)),
      check('draws one root element', () => rootProblems(definition, options)),
      check('draws every choice and state', () => choiceProblems(definition, options)),
      check('keeps hostile values harmless', () => hostileProblems(definition, options)),
    ];
  });
}

function pictureProblems({ thumbnail }: BlockDefinition): string[] {
  const isPicture = thumbnail.startsWith('<svg') && htmlDangers(thumbnail).length === 0;
  return isPicture ? [] : ['the thumbnail is not a plain <svg>'];
}

function defaultProblems({ props }: BlockDefinition): string[] {
  return Object.entries(props).flatMap(([name, kind]) => {
    const parsed = kind.parse(kind.defaultValue);
    return parsed.ok ? [] : [`${name}: ${parsed.issue.code}`];
  });
}

function nameProblems(definition: BlockDefinition, { messages }: BlockChecksOptions): string[] {
  const ids = [
    blockNameId(definition.key),
    ...definition.previewStates.map((state) => stateNameId(definition.key, state)),
    ...Object.entries(definition.props).flatMap(([name, kind]) => propIds(definition, name, kind)),
  ];
  return Object.entries(messages).flatMap(([language, names]) =>
    ids.filter((id) => !names[id]).map((id) => `${language}: ${id}`),
  );
}

function propIds(definition: BlockDefinition, name: string, { control }: PropKind<unknown>): string[] {
  const fields = Object.entries(groupFields(control));
  return [
    propNameId(definition, name),
    ...namedChoices(control).map((choice) => choiceNameId(definition, name, choice)),
    ...fields.flatMap(([field, kind]) => [
      fieldNameId(definition, name, field),
      ...namedChoices(kind.control).map((choice) => choiceNameId(definition, name, choice, field)),
    ]),
  ];
}

function namedChoices(control: Control) {
  return control.name === 'choice' && control.hasNames ? control.choices : [];
}

function groupFields(control: Control) {
  if (control.name === 'group') return control.fields;
  return control.name === 'list' && control.item.control.name === 'group' ? control.item.control.fields : {};
}

function templateProblems(definition: BlockDefinition, options: BlockChecksOptions): string[] {
  const rules = createBlockRules(options.definitions);
  const problemsBelow = (draft: ComponentDraft): string[] =>
    (draft.children ?? []).flatMap((child) => {
      const isAllowed =
        rules.find(draft.componentKey)?.canContain(child.componentKey) === true &&
        rules.find(child.componentKey)?.canBeInside(draft.componentKey) === true;
      return [
        ...(isAllowed ? [] : [`${child.componentKey} in ${draft.componentKey}`]),
        ...problemsBelow(child),
      ];
    });
  return problemsBelow(subtree(definition, options));
}

function subtree(definition: BlockDefinition, { definitions }: BlockChecksOptions): ComponentDraft {
  return templateDraft(definition.create(), (key) => definitions.find((known) => known.key === key));
}

function rootProblems(definition: BlockDefinition, options: BlockChecksOptions): string[] {
  const { html } = renderBlocks([subtree(definition, options)], options);
  const roots = htmlElements(html).filter(({ depth }) => depth === 0);
  const [root] = roots;
  const isMarked = root?.attribs['data-block'] === '1' && root.attribs['data-key'] === definition.key;
  return [
    ...(roots.length === 1 ? [] : [`${roots.length} root elements`]),
    ...(isMarked ? [] : ['the root element does not carry the root attributes']),
    ...(root && /^(?:img|input|br)$/.test(root.name)
      ? [`<${root.name}> cannot be dragged or hold a handle`]
      : []),
    ...htmlDangers(html),
  ];
}

function choiceProblems(definition: BlockDefinition, options: BlockChecksOptions): string[] {
  const choices = Object.entries(definition.props).flatMap(([name, { control }]) =>
    choicesOf(control).map((value) => ({ name, value })),
  );
  const draw = (name: string, value: Json, previewState?: string) =>
    drawProblems(definition, name, value, { ...options, ...(previewState && { previewState }) });
  return [
    ...choices.flatMap(({ name, value }) => draw(name, value)),
    ...definition.previewStates.flatMap((state) => draw('hide', false, state)),
  ];
}

function choicesOf(control: Control): readonly Json[] {
  if (control.name === 'choice') return control.choices;
  return control.name === 'boolean' ? [true, false] : [];
}

function hostileProblems(definition: BlockDefinition, options: BlockChecksOptions): string[] {
  return Object.keys(definition.props).flatMap((name) =>
    hostileValues.flatMap((value) => drawProblems(definition, name, value, options)),
  );
}

/** Draws the block alone: what it is made with are blocks too, and checked as such. */
function drawProblems(
  definition: BlockDefinition,
  name: string,
  value: Json,
  options: Parameters<typeof renderBlocks>[1],
): string[] {
  const { key, props } = definition.create();
  const draft = templateDraft({ key, props: { ...props, [name]: value } }, () => definition);
  const described = `${name} = ${JSON.stringify(value).slice(0, 80)}`;
  try {
    const { html, css } = renderBlocks([draft], options);
    return [...htmlDangers(html), ...cssDangers(css)].map((danger) => `${described}: ${danger}`);
  } catch (error) {
    return [`${described}: threw ${String(error)}`];
  }
}
