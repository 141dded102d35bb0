import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ComponentDraft, ComponentId, PageKey, Prop, SizeName } from '@vitrina/epack-model';

import type { InsertPosition } from '../nesting/findInsertPlace.ts';
import { toggleLock, type Locks } from './lockMemory.ts';
import type { FieldKey } from './fieldKey.ts';
import { chosenWidthPx, clampPageWidth, getSizeAt } from './pageWidth.ts';
import { clampZoom } from './zoomRange.ts';

/** Tabs of the editor, by their names in the product. */
export const editorTabs = ['epack-data', 'editor', 'data-sources'] as const;

/** One of {@link editorTabs}. */
export type EditorTab = (typeof editorTabs)[number];

/** The tabs of the left panel. */
export const leftTabs = ['blocks', 'layers', 'history'] as const;

/** One of {@link leftTabs}. */
export type LeftTab = (typeof leftTabs)[number];

/** Dialogs of the editor. Only one is open at a time. */
export type DialogName =
  | 'commands'
  | 'shortcuts'
  | 'insertAfter'
  | 'insertInside'
  | 'wrapIn'
  | 'replaceBlock'
  | 'designs'
  | 'publish'
  | 'saveCustom'
  | 'saveSection'
  | 'saveTemplate'
  | 'updateItem'
  | 'libraryUpdates'
  | 'textAssist'
  | 'textProposals'
  | 'assets'
  | 'translation'
  | 'exportMarketplace'
  | 'importOzon'
  | 'linkedCopy'
  | 'shopperView'
  | 'previewLinks'
  | 'versions';

/** The zoom of the page: 1 is its real size, `fit` fills the available width. */
export type Zoom = number | 'fit';

/** A page that couldn't be loaded, and the reason. */
export interface PageFailure {
  readonly key: PageKey;
  readonly code: string;
  readonly requestId: string | undefined;
}

/** A block that is about to be added. */
export type PlacedBlock = Pick<ComponentDraft, 'componentKey' | 'type'>;

/** The prop whose components are being picked on the page. */
export interface Picking {
  readonly componentId: ComponentId;
  /** The prop that will reference them. */
  readonly propName: string;
}

/** The end of a text at which its editing starts. */
export type Caret = 'start' | 'end';

/** A product of a comparison, by its index. */
export interface ChosenProduct {
  readonly id: ComponentId;
  readonly index: number;
}

/** Where a context menu is open: at a point of the window, or at the active component. */
export type MenuPlace = { readonly leftPx: number; readonly topPx: number } | 'active';

/** The state of the screen. Never saved. */
export interface ViewState {
  readonly tab: EditorTab;
  /** The size whose values are shown and edited. It follows from the width. */
  readonly size: SizeName;
  /** The width of the page in CSS pixels. */
  readonly widthPx: number;
  readonly zoom: Zoom;
  /** The zoom at which the page fills the available width. */
  readonly fittingZoom: number;
  /** Whether every block has an outline and a name, and hidden blocks are shown. */
  readonly areOutlinesShown: boolean;
  /** Whether rulers around the page are shown. */
  readonly areRulersShown: boolean;
  /** Whether all sizes of the page are shown beside each other. */
  readonly isBoardShown: boolean;
  /** The last one is the active component. */
  readonly selection: readonly ComponentId[];
  /** The component whose text is edited on the canvas. */
  readonly editingId: ComponentId | undefined;
  /** Where the caret is when the editing starts. */
  readonly caret: Caret;
  /** Locked components. They and their contents can't be moved or edited. */
  readonly locks: Locks;
  /** The preview state of each component, such as an open popover. */
  readonly previewStates: Readonly<Record<ComponentId, string>>;
  /** If set, clicks and keys on the page pick components instead of selecting them. */
  readonly picking: Picking | undefined;
  readonly failedPage: PageFailure | undefined;
  /** The field to focus after it renders. */
  readonly wantedField: FieldKey | undefined;
  /** The problem that was shown last, and its position among all. */
  readonly shownProblem: { readonly key: string; readonly index: number } | undefined;
  readonly areTemplateSettingsOpen: boolean;
  readonly openDialog: DialogName | undefined;
  /** The style that a command copied, by the names of its props. */
  readonly copiedStyle: Readonly<Record<string, Prop | undefined>> | undefined;
  /** The product of a comparison that was pressed last. */
  readonly product: ChosenProduct | undefined;
  /** Where the context menu of the selection is open. */
  readonly contextMenu: MenuPlace | undefined;
  readonly leftTab: LeftTab;
  /** The place of new blocks that the user chose; undefined until then: see `getInsertPosition`. */
  readonly insertPosition: InsertPosition | undefined;
  /** The block whose place on the page is shown before it is added. */
  readonly placing: PlacedBlock | undefined;
  /** The component being renamed in the layers panel. */
  readonly renamedId: ComponentId | undefined;
  readonly isPaletteOpen: boolean;
  /** See {@link isInspectorShown}. */
  readonly isInspectorOpen: boolean;
  /** Whether the review replaces the left panel. */
  readonly isReviewOpen: boolean;
  /** Whether the window has room for one panel beside the page, not for one on each side. */
  readonly fitsOnePanel: boolean;
  /** See {@link isInspectorOverLeft}. */
  readonly isLeftCovered: boolean;
}

/** Returns whether the inspector is open, and no panel on the left takes its room. */
export function isInspectorShown(state: ViewState): boolean {
  const { isInspectorOpen, fitsOnePanel, isPaletteOpen, isReviewOpen } = state;
  const isRoomTaken = fitsOnePanel && (isPaletteOpen || isReviewOpen);
  return isInspectorOpen && (!isRoomTaken || isInspectorOverLeft(state));
}

/**
 * Returns whether the inspector is in the place of the left panel: the window has room for one of them, and a block was
 * pressed on the page. The page doesn't move, and the panel is back once nothing is selected.
 */
export function isInspectorOverLeft(state: ViewState): boolean {
  const { isInspectorOpen, fitsOnePanel, isPaletteOpen, isReviewOpen, isLeftCovered, selection } = state;
  const isLeftShown = isPaletteOpen && !isReviewOpen;
  return isInspectorOpen && fitsOnePanel && isLeftShown && isLeftCovered && selection.length > 0;
}

function showInspector(state: ViewState): ViewState {
  const leftPanels = state.fitsOnePanel ? { isPaletteOpen: false, isReviewOpen: false } : {};
  return { ...state, ...leftPanels, isInspectorOpen: true };
}

const initialState: ViewState = {
  tab: 'editor',
  size: 'desktop',
  widthPx: chosenWidthPx.desktop,
  zoom: 'fit',
  fittingZoom: 1,
  areOutlinesShown: false,
  areRulersShown: false,
  isBoardShown: false,
  selection: [],
  editingId: undefined,
  caret: 'end',
  locks: {},
  previewStates: {},
  picking: undefined,
  failedPage: undefined,
  wantedField: undefined,
  shownProblem: undefined,
  areTemplateSettingsOpen: false,
  openDialog: undefined,
  copiedStyle: undefined,
  product: undefined,
  contextMenu: undefined,
  leftTab: 'blocks',
  insertPosition: undefined,
  placing: undefined,
  renamedId: undefined,
  isPaletteOpen: true,
  isInspectorOpen: true,
  isReviewOpen: false,
  fitsOnePanel: false,
  isLeftCovered: false,
};

const slice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    tabOpened: (state, { payload }: PayloadAction<EditorTab>) => ({
      ...state,
      tab: payload,
      editingId: undefined,
      picking: undefined,
    }),
    sizeChosen: (state, { payload }: PayloadAction<SizeName>) => ({
      ...state,
      size: payload,
      widthPx: chosenWidthPx[payload],
    }),
    widthChosen(state, { payload }: PayloadAction<number>) {
      const widthPx = clampPageWidth(payload);
      return { ...state, size: getSizeAt(widthPx), widthPx };
    },
    zoomChosen: (state, { payload }: PayloadAction<Zoom>) => ({
      ...state,
      zoom: payload === 'fit' ? payload : clampZoom(payload),
    }),
    zoomFitted: (state, { payload }: PayloadAction<number>) => ({ ...state, fittingZoom: payload }),
    outlinesToggled: (state) => ({ ...state, areOutlinesShown: !state.areOutlinesShown }),
    rulersToggled: (state) => ({ ...state, areRulersShown: !state.areRulersShown }),
    boardToggled: (state) => ({ ...state, isBoardShown: !state.isBoardShown, zoom: 'fit' as const }),
    blockPressed: (state) => ({ ...state, isLeftCovered: true }),
    selected: (state, { payload }: PayloadAction<readonly ComponentId[]>) => ({
      ...state,
      selection: payload,
      isLeftCovered: state.isLeftCovered && payload.length > 0,
      picking: payload.at(-1) === state.picking?.componentId ? state.picking : undefined,
      editingId: payload.length === 1 && payload[0] === state.editingId ? state.editingId : undefined,
    }),
    editingStarted: (state, { payload }: PayloadAction<{ id: ComponentId; caret: Caret }>) => ({
      ...state,
      selection: [payload.id],
      editingId: payload.id,
      caret: payload.caret,
      picking: undefined,
    }),
    lockToggled: (state, { payload }: PayloadAction<{ key: PageKey; id: ComponentId }>) => ({
      ...state,
      locks: toggleLock(state.locks, payload.key, payload.id),
      editingId: undefined,
    }),
    locksRead: (state, { payload }: PayloadAction<Locks>) => ({ ...state, locks: payload }),
    pickingStarted: (state, { payload }: PayloadAction<Picking>) => ({
      ...state,
      picking: payload,
      editingId: undefined,
    }),
    problemShown: (state, { payload }: PayloadAction<ViewState['shownProblem']>) => ({
      ...state,
      shownProblem: payload,
    }),
    pickingEnded: (state) => ({ ...state, picking: undefined }),
    editingEnded: (state) => ({ ...state, editingId: undefined }),
    previewStateChosen: {
      prepare: (id: ComponentId, state: string | undefined) => ({
        payload: { id, state },
        meta: { touched: [id] },
      }),
      reducer: (
        state,
        { payload: { id, state: shown } }: PayloadAction<{ id: ComponentId; state: string | undefined }>,
      ) => {
        const { [id]: _before, ...others } = state.previewStates;
        return { ...state, previewStates: shown === undefined ? others : { ...others, [id]: shown } };
      },
    },
    pageFailed: (state, { payload }: PayloadAction<PageFailure | undefined>) => ({
      ...state,
      failedPage: payload,
    }),
    fieldWanted: (state, { payload }: PayloadAction<FieldKey>) => ({
      ...showInspector(state),
      wantedField: payload,
    }),
    fieldFound: (state) => ({ ...state, wantedField: undefined }),
    templateSettingsOpened: (state) => ({ ...state, areTemplateSettingsOpen: true }),
    templateSettingsClosed: (state) => ({ ...state, areTemplateSettingsOpen: false }),
    dialogOpened: (state, { payload }: PayloadAction<DialogName>) => ({ ...state, openDialog: payload }),
    dialogClosed: (state) => ({ ...state, openDialog: undefined }),
    styleCopied: (state, { payload }: PayloadAction<NonNullable<ViewState['copiedStyle']>>) => ({
      ...state,
      copiedStyle: payload,
    }),
    productChosen: (state, { payload }: PayloadAction<ChosenProduct>) => ({ ...state, product: payload }),
    contextMenuOpened: (state, { payload }: PayloadAction<MenuPlace>) => ({ ...state, contextMenu: payload }),
    contextMenuClosed: (state) => ({ ...state, contextMenu: undefined }),
    leftTabChosen: (state, { payload }: PayloadAction<LeftTab>) => ({
      ...state,
      leftTab: payload,
      renamedId: undefined,
      isPaletteOpen: true,
      isLeftCovered: false,
      isReviewOpen: false,
    }),
    renamingStarted: (state, { payload }: PayloadAction<ComponentId>) => ({
      ...state,
      leftTab: 'layers',
      renamedId: payload,
      isPaletteOpen: true,
      isLeftCovered: false,
      isReviewOpen: false,
    }),
    renamingEnded: (state) => ({ ...state, renamedId: undefined }),
    // The review and the inspector cover the panel, which is then not shown even if it is open.
    paletteToggled: (state) => ({
      ...state,
      isPaletteOpen: state.isReviewOpen || isInspectorOverLeft(state) || !state.isPaletteOpen,
      isLeftCovered: false,
      isReviewOpen: false,
    }),
    reviewOpened: (state) => ({ ...state, tab: 'editor' as const, isReviewOpen: true }),
    reviewClosed: (state) => ({ ...state, isReviewOpen: false }),
    insertPositionChosen: (state, { payload }: PayloadAction<InsertPosition>) => ({
      ...state,
      insertPosition: payload,
    }),
    placingShown: (state, { payload }: PayloadAction<PlacedBlock | undefined>) => ({
      ...state,
      placing: payload,
    }),
    inspectorToggled: (state) => {
      if (isInspectorOverLeft(state)) return { ...state, isLeftCovered: false };
      return isInspectorShown(state) ? { ...state, isInspectorOpen: false } : showInspector(state);
    },
    roomMeasured: (state, { payload }: PayloadAction<{ readonly fitsOnePanel: boolean }>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    // Components of another page have the same ids.
    builder.addMatcher(
      ({ type }) => type === 'document/activated',
      (state) => ({ ...state, previewStates: {}, picking: undefined, renamedId: undefined }),
    ),
});

/** Actions of the view state. */
export const viewActions = slice.actions;

/** Reducer of the view state. */
export const reduceView = slice.reducer;
