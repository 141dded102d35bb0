import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The product's logo, with or without its name. */
export function Wordmark({ isNameShown = true }: { isNameShown?: boolean }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 24, height: 24, flexShrink: 0 }}
      >
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <path
          d="M8 9.5h16M10 9.5l6 13 6-13"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      {isNameShown ? (
        <Typography component="span" sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
          Vitrina
        </Typography>
      ) : null}
    </Box>
  );
}
