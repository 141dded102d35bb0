import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { ControlComponent } from './controlProps.ts';
import { toText } from './jsonText.ts';
import { NotSet } from './NotSet.tsx';

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
  if (letters <= maxLettersInRow) {
    return (
      <ToggleButtonGroup
        id={id}
        exclusive
        fullWidth
        aria-labelledby={labelId}
        value={selected}
        onChange={(_, index: number | null) => index !== null && select(index)}
      >
        {names.map((name, index) => (
          <ToggleButton key={name} value={index} sx={{ px: 1, minWidth: 0 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  }
  return (
    <Select
      fullWidth
      size="small"
      labelId={labelId}
      inputProps={{ id }}
      value={selected === -1 ? '' : String(selected)}
      displayEmpty
      renderValue={(index) => names[index === '' ? -1 : Number(index)] ?? <NotSet />}
      onChange={(event) => select(Number(event.target.value))}
    >
      {names.map((name, index) => (
        <MenuItem key={name} value={String(index)}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
};
