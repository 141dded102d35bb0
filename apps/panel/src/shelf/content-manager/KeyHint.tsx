import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';

const keys = [
  { keys: ['J', '↓'], what: 'next' },
  { keys: ['K', '↑'], what: 'previous' },
  { keys: ['C'], what: 'correct' },
  { keys: ['X'], what: 'incorrect' },
  { keys: ['U'], what: 'unchecked' },
  { keys: ['N'], what: 'note' },
] as const;

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 1.5,
        minWidth: 20,
        textAlign: 'center',
        fontFamily: 'inherit',
        fontSize: 12,
        lineHeight: '18px',
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        bgcolor: 'background.paper',
      }}
    >
      {name}
    </Box>
  );
}

/**
 * Lists the keys of the review queue, with a button to start. Hidden on touch devices, where the rows have
 * buttons.
 */
export function KeyHint({ onStart }: { onStart: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        mb: 4,
        color: 'text.secondary',
        '@media (pointer: coarse)': { display: 'none' },
      }}
    >
      <Button variant="outlined" startIcon={<Keyboard />} onClick={onStart}>
        <FormattedMessage id="shelf.content.start" />
      </Button>
      {keys.map(({ keys: names, what }) => (
        <Box key={what} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          {names.map((name) => (
            <Key key={name} name={name} />
          ))}
          <FormattedMessage id={`shelf.content.key.${what}`} />
        </Box>
      ))}
    </Box>
  );
}
