import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Optional } from '#domain/quoteOptions'
import { kraft } from './offerTheme.ts'

interface OfferOptionsProps {
  readonly options: readonly Optional[]
  /** Whether one can be chosen still. */
  readonly isOpen: boolean
  /** Whether none was chosen where one has to be. */
  readonly isLacking: boolean
  readonly children: ReactNode
}

/** What is asked for: an item, or the options of which one is taken, under a heading that says so. */
export function OfferOptions({ options, isOpen, isLacking, children }: OfferOptionsProps) {
  const titleId = useId()
  if (options.length === 1) return <>{children}</>
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 4, pl: { sm: 2 }, borderLeft: { sm: `4px solid ${kraft.main}` } }}
    >
      <Typography id={titleId} variant="h2">
        {isOpen
          ? `Choose one of these ${options.length} options`
          : `${options.length} options for the same need`}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {isOpen ? 'They are for the same need: you order one of them. ' : ''}What differs stands out.
      </Typography>
      {isLacking ? (
        <Typography role="alert" color="error" variant="body2" sx={{ mt: 0.5 }}>
          Choose a quantity of one of them.
        </Typography>
      ) : null}
      {children}
    </Box>
  )
}
