import type { RehearsalMaster } from '#contract/rehearsals'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of price-shock rehearsals. */
export const rehearsals = masterResource({
  name: 'admin/rehearsals',
  label: 'Price Rehearsals',
  part: 'Prices and Delivery',
  about: 'What dearer paper, energy or freight, or a plant that closes, would do to prices: tried on a copy.',
  recordRepresentation: ({ name }: RehearsalMaster) => name,
})
