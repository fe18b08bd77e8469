import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

const cells = [90, 70, 240, 80, 110, 120, 90, 120, 160, 80].map((width, place) => ({ width, place }))

interface ListSkeletonProps {
  /** What is being fetched, for those who hear the page. */
  readonly label: string
  readonly rows?: number
}

/** The shape of a list while its rows are on the way. */
export function ListSkeleton({ label, rows = 10 }: ListSkeletonProps) {
  return (
    <Box
      role="status"
      aria-label={`Loading ${label}`}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      {Array.from({ length: rows + 1 }, (_, row) => `line-${row}`).map(line => (
        <Box key={line} sx={{ display: 'flex', gap: 2, px: 1, height: 33, alignItems: 'center' }}>
          {cells.map(({ width, place }) => (
            <Skeleton
              key={place}
              variant="text"
              animation="wave"
              sx={{ flex: `0 0 ${width}px`, fontSize: 13 }}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
