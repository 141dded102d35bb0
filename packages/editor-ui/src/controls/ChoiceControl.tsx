import { toText } from '@vitrina/editor-core/props';

import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainChoices } from './plain/PlainChoices.tsx';
import { PlainList } from './plain/PlainList.tsx';

/** More letters than this do not fit beside each other in the inspector, in any language. */
const maxLettersInRow = 24;

/** One of a fixed set: side by side where the names are short, else a list. */
export const ChoiceControl: ControlComponent<'choice'> = (props) => {
  const { control, value, onChange, id, labelId, scope } = props;
  const texts = useBlockTexts();
  const names = control.choices.map((choice) =>
    control.hasNames ? texts.choice(scope.definition, scope.propName, choice, scope.field) : String(choice),
  );
  const selected = control.choices.findIndex((choice) => String(choice) === toText(value));
  const select = (index: number) => {
    const choice = control.choices[index];
    if (choice !== undefined) onChange(choice);
  };
  const letters = names.reduce((sum, name) => sum + name.length + 2, 0);
  const choices = { id, labelId, names, selected, onSelect: select };
  return letters <= maxLettersInRow ? <PlainChoices {...choices} /> : <PlainList {...choices} />;
};
