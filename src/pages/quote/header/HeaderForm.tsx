import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SubmitEvent } from 'react'
import type { Quote } from '#contract/quote'
import { CommercialGroup } from './CommercialGroup.tsx'
import { CustomerGroup } from './CustomerGroup.tsx'
import { DatesGroup } from './DatesGroup.tsx'
import { DeliveryGroup } from './DeliveryGroup.tsx'

interface HeaderFormProps {
  readonly quote: Quote
  readonly onSubmit: () => void
  /** null: something in it is still to be entered or saved. */
  readonly onFold: (() => void) | null
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }

/** The header's groups: three columns where there is room, one where there is none. */
export function HeaderForm({ quote, onSubmit, onFold }: HeaderFormProps) {
  return (
    <Box
      component="form"
      noValidate
      aria-label="Quote header"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        onSubmit()
      }}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns }}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateRows: 'auto 1fr' }}>
        <CustomerGroup quote={quote} />
        <DatesGroup />
      </Box>
      <DeliveryGroup home={quote.customerCountry} />
      <CommercialGroup />
      {onFold === null ? null : (
        <Box sx={{ gridColumn: '1 / -1', textAlign: 'right' }}>
          <Button size="small" aria-expanded onClick={onFold}>
            Fold Header
          </Button>
        </Box>
      )}
    </Box>
  )
}
