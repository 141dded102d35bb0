import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder of the dashboard while its data loads. */
export function DashboardSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" height={400} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  );
}
