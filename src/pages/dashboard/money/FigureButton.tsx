import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

interface FigureButtonProps {
  /** What is listed, for those who hear the figure without its row and column. */
  readonly label: string
  readonly isChosen: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A figure in a table that opens the list of its items. */
export function FigureButton({ label, isChosen, onClick, children }: FigureButtonProps) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      underline={isChosen ? 'always' : 'hover'}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onClick}
      sx={{ fontWeight: isChosen ? 600 : 400, whiteSpace: 'nowrap' }}
    >
      {children}
    </Link>
  )
}
