import { resolveValues, type BlockDefinition, type PropSection } from '@vitrina/block-kit';
import { getComponent, type ComponentId } from '@vitrina/epack-model';
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
  /** Whether they are drawn before anybody asked, all of them then. */
  readonly isAhead: boolean;
}

/** The props of a component by section. From one block to the next of its kind the fields alone are drawn anew. */
export const BlockFields = memo(function BlockFields({ id, definition, isAhead }: BlockFieldsProps) {
  return (
    <ShownFields id={id} componentKey={definition.key}>
      <RestedContext value={useRested(isAhead)}>
        <Sections definition={definition} />
      </RestedContext>
    </ShownFields>
  );
});

/** Whether nothing was done for a while since this was first drawn, or somebody is led to a field, wherever it is. */
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

/** The props of the component shown that have no effect as its other ones stand. */
function useUnusedProps(definition: BlockDefinition): readonly string[] {
  const id = useShownId();
  return useEditorState((state) => {
    if (definition.unusedProps === undefined || id === undefined) return noNames;
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    // While another kind of block is shown, these fields wait as they are.
    if (component?.componentKey !== definition.key) return noNames;
    return definition.unusedProps(resolveValues(definition, component));
  }, shallowEqual);
}

/** Fields that are in view whatever the block. */
const firstFields = 6;

const sectionOrder: readonly PropSection[] = ['content', 'style', 'data'];

/** What a block is there for comes before how it looks. */
const dataFirst: readonly PropSection[] = ['content', 'data', 'style'];

/**
 * The props of a block by section, a block's own before those that all blocks have, with how many stand before; empty
 * sections are left out, and props that have no effect.
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
