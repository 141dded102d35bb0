import { resolveValues, type BlockDefinition } from '@vitrina/block-kit';
import { findLibraryLink, getComponent, type ComponentId } from '@vitrina/epack-model';
import { memo, startTransition, useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { getActivePage, untilResting } from '@vitrina/editor-core/store';

import { ShownFields, useShownId } from '../edited-component/ShownFields.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { RestedContext } from './RestedContext.ts';
import { Sections } from './Sections.tsx';

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
        <UsedSections definition={definition} />
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

const UsedSections = memo(function UsedSections({ definition }: Pick<BlockFieldsProps, 'definition'>) {
  return <Sections definition={definition} unused={useUnusedProps(definition)} />;
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
