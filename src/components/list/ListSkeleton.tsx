import Box from '@mui/material/Box'
import { alpha, keyframes } from '@mui/material/styles'

/** Height of a row in pixels. */
const row = 33

const breathe = keyframes`50% { opacity: 0.55 }`

interface ListSkeletonProps {
  /** What is being fetched, for those who hear the page. */
  readonly label: string
  readonly rows?: number
}

/**
 * The shape of a list while its rows are on the way: one element with painted lines, because hundreds of elements for
 * cells that are not there yet would keep the rows waiting.
 */
export function ListSkeleton({ label, rows = 10 }: ListSkeletonProps) {
  return (
    <Box
      role="status"
      data-stand-in
      aria-label={`Loading ${label}`}
      sx={({ palette, shape }) => {
        const bar = alpha(palette.text.primary, 0.1)
        const lines = `repeating-linear-gradient(transparent 0 11px, ${bar} 11px 22px, transparent 22px ${row}px)`
        const gaps = `repeating-linear-gradient(90deg, transparent 0 110px, ${palette.background.paper} 110px 126px, transparent 126px 236px, ${palette.background.paper} 236px 252px)`
        return {
          flex: '0 1 auto',
          minHeight: 0,
          height: (rows + 1) * row,
          border: `1px solid ${palette.divider}`,
          borderRadius: `${shape.borderRadius}px`,
          backgroundColor: palette.background.paper,
          backgroundImage: `${gaps}, ${lines}`,
          animation: `${breathe} 1.6s ease-in-out infinite`,
        }
      }}
    />
  )
}
