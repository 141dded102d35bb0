import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import type { Control, PropKind } from '@vitrina/block-kit';
import { getEditedSize, readProp, toText, writeProp } from '@vitrina/editor-core/props';
import { endStep } from '@vitrina/editor-core/store';
import type { ComponentId } from '@vitrina/epack-model';
import { colors } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../editor/EditorContext.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useComponentKey, useEditorState, useProp } from '../store/hooks.ts';
import { findIcons } from '../texts/choiceIcons.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';

/** The props of a text's block that its toolbar offers. */
const names = ['element', 'fontSize', 'textAlign'] as const;

interface BlockFormatsProps {
  readonly id: ComponentId;
  /** The editor of the block's text, which gets the focus back. */
  readonly editor: Editor;
}

/** Buttons for the element, the size and the alignment of the block whose text is edited. */
export function BlockFormats({ id, editor }: BlockFormatsProps) {
  const { catalogue } = useEditorStore().services;
  const definition = catalogue.find(useComponentKey(id) ?? '');
  if (definition === undefined) return null;
  return names.map((name) => {
    const kind = definition.props[name];
    const control = kind?.control;
    if (kind === undefined || control?.name !== 'choice') return null;
    return <FormatMenu key={name} id={id} name={name} kind={kind} control={control} editor={editor} />;
  });
}

interface FormatMenuProps extends BlockFormatsProps {
  readonly name: (typeof names)[number];
  readonly kind: PropKind<unknown>;
  readonly control: Extract<Control, { name: 'choice' }>;
}

/** A button that shows the value of a prop, and opens its choices. */
function FormatMenu({ id, name, kind, control, editor }: FormatMenuProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { refuse } = useEditor();
  const texts = useBlockTexts();
  const definition = store.services.catalogue.find(useComponentKey(id) ?? '');
  const size = useEditorState((state) => state.view.size);
  const { value } = readProp(useProp(id, name), kind, size);
  const shown = toText(value ?? kind.defaultValue);
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (definition === undefined) return null;
  const icons = control.icons && findIcons(control.icons, control.choices);
  const options = control.choices.map((choice, at) => {
    const px = control.pixels?.[choice];
    const text = control.hasNames ? texts.choice(definition, name, choice) : String(choice);
    return {
      choice,
      text: px === undefined ? text : intl.formatMessage({ id: 'builder.choice.pixels' }, { name: text, px }),
      short: px === undefined ? text : intl.formatMessage({ id: 'builder.richText.pixels' }, { px }),
      Icon: icons?.[at],
    };
  });
  const current = options.find(({ choice }) => String(choice) === shown);
  const label = `${texts.prop(definition, name)}: ${current?.text ?? shown}`;
  const choose = (choice: string | number) => {
    setAnchor(undefined);
    store.dispatch(endStep());
    const edited = getEditedSize(kind, size);
    const refusal = store.dispatch(writeProp([id], { name, size: edited, value: choice, shown: value }));
    store.dispatch(endStep());
    if (refusal) refuse(refusal);
    // Another element has another editor, which takes the focus by itself.
    if (!editor.isDestroyed) editor.view.focus();
  };
  const close = () => {
    setAnchor(undefined);
    editor.view.focus();
  };
  return (
    <>
      <Tooltip title={label}>
        <ButtonBase
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={buttonStyle}
        >
          {current?.Icon ? <current.Icon /> : (current?.short ?? shown)}
          <ExpandMore />
        </ButtonBase>
      </Tooltip>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          disableRestoreFocus
          transitionDuration={0}
          onClose={close}
          slotProps={{ list: { dense: true, 'aria-label': texts.prop(definition, name) } }}
        >
          {options.map(({ choice, text, Icon }) => (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === current?.choice}
              selected={choice === current?.choice}
              onClick={() => choose(choice)}
            >
              {Icon && (
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
              )}
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

const buttonStyle = {
  height: 28,
  pl: 2,
  pr: 0.5,
  borderRadius: '6px',
  fontSize: 13,
  whiteSpace: 'nowrap',
  color: colors.ink,
  '& svg': { fontSize: 18, color: colors.inkSoft },
  '&:hover, &[aria-expanded=true]': { backgroundColor: colors.accentSoft },
  '&.Mui-focusVisible': { outline: `2px solid ${colors.accent}`, outlineOffset: 1 },
} as const;
