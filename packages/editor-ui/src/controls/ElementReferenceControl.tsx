import AdsClick from '@mui/icons-material/AdsClickOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getComponent, walkPage, type ComponentId } from '@vitrina/epack-model';
import { TextField } from '@vitrina/ui-kit';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { readPicked } from '@vitrina/editor-core/props';
import { getActiveId, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { getExcerpt } from '@vitrina/editor-core/texts';

import { useEditor } from '../editor/EditorContext.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';

/**
 * Control for references to other components of the page. Components are found by name, number, or text, or
 * picked on the page.
 */
export const ElementReferenceControl: ControlComponent<'elementReference'> = (props) => {
  const { control, value, onChange, id, labelId, scope } = props;
  const intl = useIntl();
  const texts = useBlockTexts();
  const store = useEditorStore();
  const page = getActivePage(store.getState());
  const options = page ? [...walkPage(page)].map((component) => component.id) : [];
  const picked = [...readPicked(value)];
  const none = intl.formatMessage({ id: 'builder.length.none' });
  const getName = (componentId: ComponentId) => {
    const component = page && getComponent(page, componentId);
    if (!component) return intl.formatMessage({ id: 'builder.picking.gone' }, { number: componentId });
    const excerpt = getExcerpt(component, store.services.catalogue);
    return `${texts.component(component)} #${componentId}${excerpt ? ` · ${excerpt}` : ''}`;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Autocomplete
        multiple
        id={id}
        options={options}
        value={picked}
        getOptionLabel={getName}
        onChange={(_, ids) => onChange(control.isMultiple ? ids : ids.slice(-1))}
        renderInput={(params) => (
          <TextField choice={params} placeholder={picked.length > 0 ? undefined : none} />
        )}
      />
      <PickButton propName={scope.propName} labelId={labelId} />
    </Box>
  );
};

/** Starts and ends picking for a prop of the active component. Returns focus to the button after picking. */
function PickButton({ propName, labelId }: { propName: string; labelId: string }) {
  const store = useEditorStore();
  const { announce } = useEditor();
  const ref = useRef<HTMLButtonElement>(null);
  const isPicking = useEditorState(
    ({ view }) => view.picking?.propName === propName && view.picking.componentId === view.selection.at(-1),
  );
  const wasPicking = useRef(false);
  useEffect(() => {
    if (wasPicking.current && !isPicking) ref.current?.focus();
    wasPicking.current = isPicking;
  }, [isPicking]);
  const toggle = () => {
    const componentId = getActiveId(store.getState());
    if (isPicking || componentId === undefined) {
      store.dispatch(viewActions.pickingEnded());
      return;
    }
    store.dispatch(viewActions.pickingStarted({ componentId, propName }));
    announce({ id: 'builder.announce.picking' });
  };
  return (
    <Button
      ref={ref}
      id={`${labelId}-pick`}
      startIcon={<AdsClick />}
      variant={isPicking ? 'contained' : 'outlined'}
      aria-pressed={isPicking}
      aria-labelledby={`${labelId}-pick ${labelId}`}
      onClick={toggle}
      sx={{ alignSelf: 'flex-start' }}
    >
      <FormattedMessage id={isPicking ? 'builder.picking.done' : 'builder.picking.start'} />
    </Button>
  );
}
