import type { Components, Theme } from '@mui/material/styles';

import { focusRing, innerFocusRing } from './focusRing.ts';
import { selectedRow, tableCell } from './tableStyle.ts';
import { colors, motion, shadows, sizes, touchMedia } from './tokens.ts';

/** The box of checkboxes and radio buttons. The focus ring stays inside it: the label is close by. */
const mark = {
  styleOverrides: { root: { padding: 6, color: colors.lineStrong, '&.Mui-focusVisible': innerFocusRing } },
};

/** Menus close without an animation: a closing menu's backdrop would take the next click. */
const menuMs = { enter: motion.durationMs, exit: 0 };

const controlHeight = {
  minHeight: sizes.controlPx,
  [touchMedia]: { minHeight: sizes.touchControlPx },
};

const foundations: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing, '&:focus-visible': focusRing },
    },
  },
  MuiLink: { styleOverrides: { root: { borderRadius: 2, fontWeight: 500 } } },
};

const buttons: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'primary' },
    styleOverrides: {
      root: {
        ...controlHeight,
        padding: '5px 12px',
        borderRadius: sizes.controlRadiusPx,
        textAlign: 'center',
        lineHeight: '20px',
      },
      outlined: {
        backgroundColor: colors.surface,
        borderColor: colors.lineStrong,
        padding: '5px 11px',
        '&:hover': { backgroundColor: colors.hover },
      },
      text: { '&:hover': { backgroundColor: colors.hover } },
      sizeSmall: { fontSize: 13 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: sizes.controlPx,
        height: sizes.controlPx,
        padding: 0,
        borderRadius: sizes.controlRadiusPx,
        color: colors.inkSoft,
        '&:hover': { backgroundColor: colors.hover, color: colors.ink },
        [touchMedia]: { width: sizes.touchControlPx, height: sizes.touchControlPx },
      },
    },
  },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    styleOverrides: { fontSizeSmall: { fontSize: 18 } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...controlHeight,
        padding: '5px 11px',
        borderRadius: sizes.controlRadiusPx,
        borderColor: colors.lineStrong,
        textTransform: 'none',
        color: colors.ink,
        '&.Mui-selected': { backgroundColor: colors.ink, color: '#ffffff' },
        '&.Mui-selected:hover': { backgroundColor: '#333333' },
      },
    },
  },
};

const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // Labels are above their fields: they never cover the value, and long Russian labels fit.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: colors.ink,
        whiteSpace: 'normal',
        maxWidth: '100%',
        '&.Mui-focused:not(.Mui-error)': { color: colors.ink },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        ...controlHeight,
        borderRadius: sizes.controlRadiusPx,
        backgroundColor: colors.surface,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.lineStrong, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.ink },
        '&.Mui-focused': focusRing,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: colors.ink },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colors.problem },
        '&.Mui-disabled': { backgroundColor: colors.ground },
      },
      input: { padding: '6px 10px', height: 20, '&:focus-visible': { outline: 'none' } },
      multiline: { padding: '6px 10px', '& .MuiOutlinedInput-input': { padding: 0 } },
    },
  },
  MuiInputBase: {
    // Turns off animations that MUI starts in each field to detect autofill and raise the label. Labels are
    // always above here.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        // Labels of disabled fields stay readable.
        '&.Mui-disabled': { color: colors.inkSoft },
      },
    },
  },
  MuiSelect: {
    defaultProps: {
      MenuProps: { slotProps: { paper: { style: { maxHeight: sizes.dropdownMaxHeightPx } } } },
    },
    styleOverrides: {
      select: { minHeight: 20, padding: '6px 32px 6px 10px', '&:focus': { backgroundColor: 'transparent' } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      listbox: { maxHeight: sizes.dropdownMaxHeightPx },
      inputRoot: { padding: '1px 8px', '&.MuiOutlinedInput-root': { padding: '1px 8px' } },
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': { padding: '5px 2px' },
      },
    },
  },
  MuiCheckbox: mark,
  MuiRadio: mark,
};

/** A switch of 32 by 18 pixels whose two states differ in more than a shade. */
const switches: Components<Theme> = {
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 18, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 2,
        '&.Mui-checked': { transform: 'translateX(14px)', color: colors.surface },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: colors.ink, opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
        '&.Mui-focusVisible': { outline: 'none' },
      },
      thumb: { width: 14, height: 14, boxShadow: 'none', color: colors.surface },
      track: { borderRadius: 9, backgroundColor: colors.lineStrong, opacity: 1 },
    },
  },
};

const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: {
      outlined: { borderColor: colors.line },
      rounded: { borderRadius: sizes.radiusPx },
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: menuMs },
    styleOverrides: { paper: { boxShadow: shadows.menu, marginTop: 4 }, list: { padding: 4 } },
  },
  MuiPopover: { defaultProps: { transitionDuration: menuMs } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...controlHeight,
        padding: '6px 8px',
        borderRadius: sizes.controlRadiusPx,
        whiteSpace: 'normal',
        '&.Mui-focusVisible, &:focus-visible': { ...innerFocusRing, backgroundColor: colors.hover },
        '&.Mui-selected': { backgroundColor: colors.accentSoft },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: sizes.radiusPx,
        boxShadow: shadows.dialog,
        margin: 16,
        // In a form taller than the window, the fields scroll between the title and the buttons.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      },
      paperFullScreen: { margin: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: 16, lineHeight: '24px' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      // Below a title, MUI would remove the space above the first label.
      root: { padding: '8px 24px 16px', '.MuiDialogTitle-root + &': { paddingTop: 8 } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 20px', gap: 8, flexWrap: 'wrap' },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: { backgroundColor: colors.ink, fontSize: 12, lineHeight: '16px', padding: '6px 8px' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: sizes.controlRadiusPx, padding: '4px 12px' },
      message: { padding: '8px 0' },
      // Centers the button on the first line, which a touch-sized button would push down.
      action: { padding: '2px 0 0 16px', [touchMedia]: { margin: '-6px -8px -6px auto' } },
    },
  },
  // Skeletons of cards and fields have the same light colors.
  MuiSkeleton: {
    styleOverrides: {
      rounded: {
        borderRadius: sizes.radiusPx,
        backgroundColor: colors.surface,
        border: `1px solid ${colors.line}`,
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': innerFocusRing } },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '8px 12px',
        textTransform: 'none',
        '&.Mui-focusVisible': innerFocusRing,
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        fontSize: 12,
        borderRadius: sizes.controlRadiusPx,
        backgroundColor: colors.ground,
      },
      deleteIcon: { color: colors.inkSoft, '&:hover': { color: colors.ink } },
    },
  },
};

const tables: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: tableCell.root,
      head: {
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: colors.inkSoft,
        backgroundColor: colors.surface,
      },
      sizeSmall: { height: sizes.compactTableRowPx, padding: '2px 12px' },
      paddingCheckbox: tableCell.narrow,
    },
  },
  // Puts the arrow in the gap between two columns, so that it takes no space from the names.
  MuiTableSortLabel: {
    styleOverrides: {
      root: { position: 'relative' },
      icon: {
        position: 'absolute',
        // Limited to the cell: beyond the last one, the list would scroll sideways.
        left: 'calc(100% - 2px)',
        margin: 0,
        fontSize: 14,
        '.MuiTableCell-alignRight &': { left: 'auto', right: 'calc(100% - 2px)' },
      },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&.Mui-selected': selectedRow } },
  },
};

/** MUI component styles of the visual language; screens compose components and add no styles. */
export const componentOverrides: Components<Theme> = {
  ...foundations,
  ...buttons,
  ...fields,
  ...switches,
  ...surfaces,
  ...tables,
};
