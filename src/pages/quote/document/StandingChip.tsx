import Chip from '@mui/material/Chip'
import { type OfferStanding, offerStandingLabels } from '#domain/offers'

const colours: Partial<Record<OfferStanding, 'success' | 'error' | 'warning' | 'info'>> = {
  accepted: 'success',
  declined: 'error',
  asked: 'warning',
  expired: 'warning',
  sent: 'info',
  delivered: 'info',
  opened: 'info',
}

interface StandingChipProps {
  readonly standing: OfferStanding
  /** Letter of the revision, where it does not stand beside it. */
  readonly revision?: string
}

/** How far a revision has come, in a word. */
export function StandingChip({ standing, revision = '' }: StandingChipProps) {
  return (
    <Chip
      label={`${offerStandingLabels[standing]} ${revision}`.trim()}
      color={colours[standing] ?? 'default'}
    />
  )
}
