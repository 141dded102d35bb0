import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import { colors, sizes, touchMedia } from '@vitrina/ui-kit';
import type { PresentPerson } from '@vitrina/api-client/contract';
import type { ComponentId } from '@vitrina/epack-model';
import { memo, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LayerRowPlace } from '@vitrina/editor-core/layers';
import { selectWith, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { getExcerpt } from '@vitrina/editor-core/texts';
import { useEditorStore, useEditorState, useComponent } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { OpenThreadsMark } from '../review/OpenThreadsMark.tsx';
import { LayerPeople } from '../together/LayerPeople.tsx';
import type { CopyMark } from '../sections/useCopyMarks.ts';
import { LayerMark } from './LayerMark.tsx';
import { LayerName } from './LayerName.tsx';
import { LayerSwitches } from './LayerSwitches.tsx';
import type { SectionLook } from './useSectionLooks.ts';

/** Height of a row, in px. On touch screens, rows are as high as controls. */
export const rowHeightPx = 28;

/** Indent per level, in px. */
const indentPx = 14;

interface LayerRowProps extends LayerRowPlace {
  readonly topPx: number;
  /** The pending work on a copied component, if any. */
  readonly mark: CopyMark | undefined;
  /** The image and the text that stand for a section. */
  readonly look: SectionLook | undefined;
  readonly openThreadCount: number;
  /** The other people who have the component selected, if any. */
  readonly people: readonly PresentPerson[] | undefined;
  /** Whether the row is the tree's tab stop. Only one row is. */
  readonly isStop: boolean;
  /** Whether the component is being renamed. */
  readonly isRenamed: boolean;
  readonly onOpen: (id: ComponentId, isOpen: boolean) => void;
  readonly onRename: (id: ComponentId | undefined) => void;
}

/** Renders a component in the tree. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { id, level, hasChildren, isOpen, topPx, isStop, isRenamed, onOpen, onRename, mark } = props;
  const { openThreadCount, look, people } = props;
  const intl = useIntl();
  const texts = useBlockTexts();
  const store = useEditorStore();
  const component = useComponent(id);
  const isSelected = useEditorState((state) => state.view.selection.includes(id));
  if (component === undefined) return null;
  const select = (event: MouseEvent) => {
    const page = getActivePage(store.getState());
    const { selection } = store.getState().view;
    if (page) store.dispatch(viewActions.selected(selectWith(page, selection, id, event)));
  };
  const name = texts.component(component);
  const own = getExcerpt(component, store.services.catalogue);
  const excerpt = own === '' ? (look?.excerpt ?? '') : own;
  const comments =
    openThreadCount > 0 && intl.formatMessage({ id: 'builder.review.openCount' }, { count: openThreadCount });
  const names =
    people &&
    intl.formatMessage(
      { id: 'builder.people.onBlock' },
      {
        names: intl.formatList(
          people.map((person) => person.name),
          { type: 'conjunction' },
        ),
      },
    );
  return (
    <Box
      role="treeitem"
      aria-level={level}
      aria-label={[name, excerpt, comments, names].filter(Boolean).join(', ')}
      aria-selected={isSelected}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      tabIndex={isStop ? 0 : -1}
      data-layer={id}
      onClick={select}
      onDoubleClick={() => onRename(id)}
      sx={rowStyle}
      style={{ top: topPx, paddingInlineStart: 8 + (level - 1) * indentPx }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          onOpen(id, !isOpen);
        }}
        sx={chevronStyle}
        style={{
          visibility: hasChildren ? 'visible' : 'hidden',
          transform: isOpen ? 'rotate(90deg)' : 'none',
        }}
      >
        <ChevronRight />
      </Box>
      {isRenamed ? (
        <LayerName id={id} name={name} onDone={() => onRename(undefined)} />
      ) : (
        <>
          {look?.picture !== undefined && (
            <Box
              component="img"
              src={look.picture}
              alt=""
              loading="lazy"
              draggable={false}
              sx={pictureStyle}
            />
          )}
          <Box component="span" sx={nameStyle}>
            {name}
          </Box>{' '}
          <Box component="span" sx={excerptStyle}>
            {excerpt}
          </Box>
          {people && <LayerPeople people={people} />}
          {openThreadCount > 0 && <OpenThreadsMark count={openThreadCount} />}
          {mark !== undefined && <LayerMark mark={mark} />}
          <LayerSwitches id={id} name={name} />
        </>
      )}
    </Box>
  );
});

const rowStyle = {
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: rowHeightPx,
  pr: 1,
  fontSize: 13,
  cursor: 'default',
  userSelect: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: colors.hover },
  '&[aria-selected=true]': { backgroundColor: colors.accentSoft },
  '&:focus-visible': { outlineOffset: -2 },
  // Unpressed switches show only on hover or focus.
  '&:not(:hover, :focus-within) button[aria-pressed=false]': { opacity: 0 },
  // Touch can't hover, and hidden controls must not be pressed, so only the chosen row shows its switches.
  [touchMedia]: {
    height: sizes.touchControlPx,
    '&[aria-selected=true] button[aria-pressed]': { opacity: 1 },
    '&[aria-selected=false] button[aria-pressed=false]': { display: 'none' },
  },
} as const;

const chevronStyle = {
  display: 'flex',
  width: 16,
  flexShrink: 0,
  color: colors.inkSoft,
  transition: 'transform 120ms ease-out',
  '& svg': { fontSize: 16 },
  [touchMedia]: { justifyContent: 'center', alignItems: 'center', width: 24, height: sizes.touchControlPx },
} as const;

const pictureStyle = {
  flexShrink: 0,
  width: 28,
  height: 20,
  objectFit: 'cover',
  borderRadius: '3px',
  backgroundColor: colors.line,
} as const;

/** Shrinks to make room for the switches after the excerpt is fully hidden. */
const nameStyle = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const excerptStyle = { ...nameStyle, flex: 1, color: 'text.secondary' } as const;
