import type { BlockDefinition, PropKind, PropSection } from '@vitrina/block-kit';
import { FormattedMessage } from '@vitrina/ui-kit';
import { memo, useContext, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { useShown, useShownSize } from '../edited-component/ShownFields.tsx';
import { useBlockTexts, type BlockTexts } from '../texts/useBlockTexts.ts';
import { InspectorFilterContext } from './InspectorFilter.ts';
import { InspectorSection } from './InspectorSection.tsx';
import { LazyField } from './LazyField.tsx';
import { listSections, type ListedSection } from './listSections.ts';
import { PropField } from './PropField.tsx';
import { SpaceFields } from './SpaceFields.tsx';

interface SectionsProps {
  readonly definition: BlockDefinition;
  /** Names of props to omit. */
  readonly unused: readonly string[];
}

/** Renders the fields of the shown components by section, as far as the filter of the inspector shows them. */
export const Sections = memo(function Sections({ definition, unused }: SectionsProps) {
  const { query, isChangedOnly } = useContext(InspectorFilterContext);
  const intl = useIntl();
  const texts = useBlockTexts();
  const changed = useChangedNames(definition);
  const isFiltered = query !== '' || isChangedOnly;
  const sections = useMemo(() => {
    const isFound = (name: string, section: PropSection) => {
      const title = intl.formatMessage({ id: `builder.inspector.section.${section}` });
      return [title, ...listNames(definition, name, texts)].some((each) => matches(each, query));
    };
    return listSections(
      definition,
      (name, section) =>
        !unused.includes(name) &&
        (!isChangedOnly || changed.includes(name)) &&
        (query === '' || isFound(name, section)),
    );
  }, [definition, unused, changed, query, isChangedOnly, texts, intl]);
  if (sections.length === 0) {
    return (
      <p className="inspector-none">
        <FormattedMessage id={query === '' ? 'builder.inspector.noChanges' : 'builder.inspector.noMatches'} />
      </p>
    );
  }
  return sections.map(({ section, props, before }) => (
    <InspectorSection
      key={section}
      section={section}
      propNames={props.map(({ name }) => name)}
      isChanged={props.some(({ name }) => changed.includes(name))}
      isFiltered={isFiltered}
    >
      <Fields definition={definition} section={section} props={props} before={before} />
    </InspectorSection>
  ));
});

interface FieldsProps extends ListedSection {
  readonly definition: BlockDefinition;
}

function Fields({ definition, props, before }: FieldsProps) {
  const margin = props.find(({ name }) => name === 'margin')?.kind;
  const padding = props.find(({ name }) => name === 'padding')?.kind;
  const isBox = margin?.control.name === 'box' && padding?.control.name === 'box';
  const single = isBox ? props.filter(({ name }) => name !== 'margin' && name !== 'padding') : props;
  return (
    <>
      {single.map(({ name, kind, isHalf }, index) => (
        <LazyField key={name} isFirst={before + index < firstFields} isHalf={isHalf}>
          <PropField definition={definition} name={name} kind={kind} isHalf={isHalf} />
        </LazyField>
      ))}
      {isBox && (
        <LazyField key="space" isFirst={before + single.length < firstFields} isHalf={false}>
          <SpaceFields definition={definition} margin={margin} padding={padding} />
        </LazyField>
      )}
    </>
  );
}

/** Number of fields that are always in view. */
const firstFields = 6;

/** Returns the names of the props that the shown components set at this size, in a list that changes with its contents. */
function useChangedNames(definition: BlockDefinition): readonly string[] {
  const shown = useShown();
  const size = useShownSize();
  const joined = useSyncExternalStore(shown.subscribe, () => {
    const isSet = ([name, kind]: [string, PropKind<unknown>]) => shown.read(name, kind, size).isSetHere;
    return Object.entries(definition.props)
      .filter(isSet)
      .map(([name]) => name)
      .join(' ');
  });
  return useMemo(() => joined.split(' '), [joined]);
}

/** Returns the names by which a search finds a prop: its own, those of its members, and its name in the document. */
function listNames(definition: BlockDefinition, name: string, texts: BlockTexts): readonly string[] {
  const control = definition.props[name]?.control;
  const members = control?.name === 'group' ? Object.keys(control.fields) : [];
  return [
    name,
    texts.prop(definition, name),
    ...members.map((member) => texts.field(definition, name, member)),
  ];
}

function matches(name: string, query: string): boolean {
  const folded = name.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
