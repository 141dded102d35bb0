import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { getComponent, walkPage, type ComponentId } from '@vitrina/epack-model';

import { getTextExcerpt } from '../layers/getTextExcerpt.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActivePage } from '../store/selectors.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { ControlComponent } from './controlProps.ts';

/** Other components of the page, by name, number and what they say. */
export const ElementReferenceControl: ControlComponent<'elementReference'> = (props) => {
  const { control, value, onChange, id } = props;
  const texts = useBlockTexts();
  const page = getActivePage(useBuilderStore().getState());
  const chosen = Array.isArray(value) ? value.map(Number) : [];
  const options = page ? [...walkPage(page)].map((component) => component.id) : [];
  const getName = (componentId: ComponentId) => {
    const component = page && getComponent(page, componentId);
    if (!component) return `#${componentId}`;
    const excerpt = getTextExcerpt(component);
    return `${texts.component(component)} #${componentId}${excerpt ? ` · ${excerpt}` : ''}`;
  };
  return (
    <Autocomplete
      multiple
      id={id}
      options={options}
      value={chosen}
      getOptionLabel={getName}
      onChange={(_, ids) => onChange(control.isMultiple ? ids : ids.slice(-1))}
      renderInput={(params) => <TextField {...params} />}
    />
  );
};
