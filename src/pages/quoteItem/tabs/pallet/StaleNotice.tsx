import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { memo } from 'react'
import type { PalletKey } from '#domain/quoteItem'
import { useSectionField } from '../../fields/useSectionField.ts'
import { palletPath } from './palletPath.ts'
import type { PalletsShown } from './usePallets.ts'

interface StaleNoticeProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

/** Says that the load was calculated from something else, what it would be now, and takes that at a press. */
export const StaleNotice = memo(function StaleNotice({ section, pallets }: StaleNoticeProps) {
  const { readOnly } = useSectionField(palletPath(section, 'calculatedFrom'))
  const { stale, chosen, take } = pallets
  if (stale === null || chosen === undefined) return null
  const { since, now } = stale
  const why = since.length === 0 ? 'The master data has changed' : since.join(', ')
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        readOnly ? undefined : (
          <Button size="small" color="inherit" onClick={() => take(chosen)}>
            Take it
          </Button>
        )
      }
    >
      {`Since the load was calculated: ${why}. `}
      {now.length === 0 ? 'It comes to the same.' : `It would be now: ${now.join(', ')}.`}
    </Alert>
  )
})
