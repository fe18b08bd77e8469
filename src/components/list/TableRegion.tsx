import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { useTips } from '../tips/useTips.tsx'
import { tableStyle } from './tableStyle.ts'

interface TableRegionProps {
  /** What the table lists, for those who hear the page. */
  readonly label: string
  readonly children: ReactNode
  /** Other rows are on the way; those shown can't be used any more. */
  readonly busy?: boolean
  readonly sx?: SxProps<Theme>
  readonly ref?: Ref<HTMLDivElement>
}

/** The frame a table scrolls in, both ways, so that the page around it stays where it is. */
export function TableRegion({ label, children, busy = false, sx = [], ref }: TableRegionProps) {
  const tips = useTips()
  return (
    <Box
      ref={ref}
      role="region"
      aria-label={label}
      aria-busy={busy}
      // A region that scrolls must be reachable without a mouse.
      tabIndex={0}
      {...tips.handlers}
      sx={[
        {
          flex: '0 1 auto',
          minHeight: 0,
          overflow: 'auto',
          position: 'relative',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        },
        tableStyle,
        busy ? { opacity: 0.6, pointerEvents: 'none' } : {},
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      {tips.element}
    </Box>
  )
}
