import { resolveValues, type BlockDefinition, type PropSection } from '@vitrina/block-kit';
import { findLibraryLink, getComponent, type ComponentId } from '@vitrina/epack-model';
import { memo, startTransition, useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { getActivePage, untilResting } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { InspectorSection } from './InspectorSection.tsx';
import { LazyField } from './LazyField.tsx';
import { PropField } from './PropField.tsx';
import { RestedContext } from './RestedContext.ts';
import { ShownFields, useShownId } from '../edited-component/ShownFields.tsx';

interface BlockFieldsProps {
  readonly id: ComponentId;
  readonly definition: BlockDefinition;
  /** Whether the fields are pre-rendered. Pre-rendered fields are rendered all at once. */
  readonly isAhead: boolean;
}

/**
 * Renders the props of a component by section. Selecting another block of the same kind re-renders only the
 * fields.
 */
export const BlockFields = memo(function BlockFields({ id, definition, isAhead }: BlockFieldsProps) {
  return (
    <ShownFields id={id} componentKey={definition.key}>
      <RestedContext value={useRested(isAhead)}>
        <Sections definition={definition} />
      </RestedContext>
    </ShownFields>
  );
});

/**
 * Returns `true` after a period without edits since the first render, or once a field is requested from
 * elsewhere.
 */
function useRested(isAhead: boolean): boolean {
  const store = useEditorStore();
  const [isRested, setRested] = useState(isAhead);
  const isFieldWanted = useEditorState(({ view }) => view.wantedField !== undefined);
  if (isFieldWanted && !isRested) setRested(true);
  useEffect(() => {
    if (!isRested) void untilResting(store).then(() => startTransition(() => setRested(true)));
  }, [store, isRested]);
  return isRested;
}

const Sections = memo(function Sections({ definition }: Pick<BlockFieldsProps, 'definition'>) {
  const unused = useUnusedProps(definition);
  return listSections(definition, unused).map(({ section, props, before }) => (
    <InspectorSection key={section} section={section} propNames={props.map(([name]) => name)}>
      {props.map(([name, kind], index) => (
        <LazyField key={name} isFirst={before + index < firstFields}>
          <PropField definition={definition} name={name} kind={kind} />
        </LazyField>
      ))}
    </InspectorSection>
  ));
});

const noNames: readonly string[] = [];

/**
 * Returns the names of the shown component's props that have no effect with its current values, or that are fixed in a
 * linked copy.
 */
function useUnusedProps(definition: BlockDefinition): readonly string[] {
  const id = useShownId();
  return useEditorState((state) => {
    if (id === undefined) return noNames;
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    // While another kind of block is shown, the hidden fields keep their state.
    if (component?.componentKey !== definition.key) return noNames;
    const unused = definition.unusedProps?.(resolveValues(definition, component)) ?? noNames;
    const slots = findLibraryLink(component)?.slots;
    if (slots === undefined) return unused;
    return [...unused, ...Object.keys(definition.props).filter((name) => !slots.includes(name))];
  }, shallowEqual);
}

/** Number of fields that are always in view. */
const firstFields = 6;

const sectionOrder: readonly PropSection[] = ['content', 'style', 'data'];

/** Puts the data section before the style section, for blocks that show data. */
const dataFirst: readonly PropSection[] = ['content', 'data', 'style'];

/**
 * Returns the props of a block by section, the block's own props before the common ones, with the number of
 * preceding props. Omits props without effect and empty sections.
 */
function listSections(definition: BlockDefinition, unused: readonly string[]) {
  const own = Object.entries(definition.ownProps);
  const common = Object.entries(definition.props).filter(
    ([name]) => !Object.hasOwn(definition.ownProps, name),
  );
  const all = [...own, ...common];
  let before = 0;
  const order = own.some(([, { section }]) => section === 'data') ? dataFirst : sectionOrder;
  return order
    .map((section) => {
      const props = all.filter(([name, kind]) => kind.section === section && !unused.includes(name));
      const listed = { section, props, before };
      before += props.length;
      return listed;
    })
    .filter(({ props }) => props.length > 0);
}
