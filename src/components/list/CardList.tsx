import Box from '@mui/material/Box'
import Paper, { type PaperProps } from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** A line of a card: what is long gives way to what stands beside it. */
export const cardLine = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const

interface CardListProps {
  readonly label: string
  readonly children: ReactNode
}

/** What a list shows in place of columns where there is no room for them: a card a row. */
export function CardList({ label, children }: CardListProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
      {children}
    </Box>
  )
}

interface ListCardProps extends Omit<PaperProps<'li'>, 'component'> {
  readonly [data: `data-${string}`]: string | number | undefined
}

/** A card of a {@link CardList}. */
export function ListCard({ sx, ...rest }: ListCardProps) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={[{ p: 1.5, display: 'grid', gap: 0.5, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
    />
  )
}
