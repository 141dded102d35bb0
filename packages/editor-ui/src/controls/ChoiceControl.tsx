import { useIntl } from 'react-intl';
import { toText } from '@vitrina/editor-core/props';

import { findIcons } from '../texts/choiceIcons.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainChoices } from './plain/PlainChoices.tsx';
import { PlainList } from './plain/PlainList.tsx';

/**
 * Maximum total length of the names, in characters, that fits side by side in the inspector in every
 * language.
 */
const maxLettersInRow = 24;

/** Control for one of several options: side by side if the names are short, a list otherwise. */
export const ChoiceControl: ControlComponent<'choice'> = (props) => {
  const { control, value, onChange, id, labelId, scope } = props;
  const texts = useBlockTexts();
  const intl = useIntl();
  const names = control.choices.map((choice) => {
    const name = control.hasNames
      ? texts.choice(scope.definition, scope.propName, choice, scope.field)
      : String(choice);
    const px = control.pixels?.[choice];
    return px === undefined ? name : intl.formatMessage({ id: 'builder.choice.pixels' }, { name, px });
  });
  const selected = control.choices.findIndex((choice) => String(choice) === toText(value));
  const select = (index: number) => {
    const choice = control.choices[index];
    if (choice !== undefined) onChange(choice);
  };
  const letters = names.reduce((sum, name) => sum + name.length + 2, 0);
  const choices = { id, labelId, names, selected, onSelect: select };
  const icons = control.icons && findIcons(control.icons, control.choices);
  if (icons) return <PlainChoices {...choices} icons={icons} />;
  return letters <= maxLettersInRow ? <PlainChoices {...choices} /> : <PlainList {...choices} />;
};
