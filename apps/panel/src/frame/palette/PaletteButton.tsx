import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colors, FormattedMessage, lazyScreen, sizes, touchMedia, visuallyHidden } from '@vitrina/ui-kit';
import { Suspense, useEffect, useState } from 'react';

const loadPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;
const CommandPalette = lazyScreen(loadPalette);
/**
 * Delay before the palette is preloaded, in ms: after the screen has loaded, and usually before the first
 * use.
 */
const fetchAfterMs = 1500;

/** Preloads the palette, because text typed right after the shortcut would be lost while it loads. */
function useEarlyPalette(): void {
  useEffect(() => {
    // If preloading fails, opening the palette retries and shows the error.
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Handles Ctrl+K or ⌘K in the whole window. */
function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // Compares the physical key, because the letter differs on a Russian keyboard layout.
      if (!isMeant || event.code !== 'KeyK') return;
      event.preventDefault();
      onPress();
    };
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [onPress]);
}

/** Button that opens the command palette and shows its shortcut. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => setIsOpen(true));
  usePaletteKey(open);
  useEarlyPalette();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Search />}
        aria-haspopup="dialog"
        onClick={open}
        sx={{
          color: 'text.secondary',
          fontWeight: 400,
          minWidth: { xs: sizes.controlPx, lg: 240 },
          [touchMedia]: { minWidth: { xs: sizes.touchControlPx, lg: 240 } },
          px: { xs: 1, lg: 3 },
          borderColor: { xs: 'transparent', lg: colors.lineStrong },
          bgcolor: { xs: 'transparent', lg: colors.surface },
          justifyContent: { xs: 'center', lg: 'flex-start' },
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, lg: 2 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'block' }, flex: 1, textAlign: 'left' }}>
          <FormattedMessage id="panel.palette.label" />
        </Box>
        <Box component="kbd" sx={{ display: { xs: 'none', lg: 'block' }, font: 'inherit', fontSize: 12 }}>
          Ctrl K
        </Box>
        <Box component="span" sx={{ display: { lg: 'none' } }}>
          <span style={visuallyHidden}>
            <FormattedMessage id="panel.palette.label" />
          </span>
        </Box>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
