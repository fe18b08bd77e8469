import { plantFor } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { freshPad, type PadInputs } from '../padInputs.ts'
import type { PadMasters } from './padPair.ts'
import { padPairs } from './padPairs.ts'

/** A share as percent, without the noise of its digits. */
const percentOf = (share: number): number => Math.round(share * 10_000) / 100

/**
 * The pad as it opens with an item: what the item says, priced at the usual terms of its plant; what the item does not say
 * is as on a fresh pad.
 */
export function padOfItem(item: ItemSections, masters: PadMasters): PadInputs {
  const shown = padPairs.map(pair => pair.shown(item, masters))
  const { quantity, ...inputs } = Object.assign({ ...freshPad, quantity: null }, ...shown)
  const terms = plantFor(masters, item.product.preferredPlantCode)?.costing?.terms
  const [{ value }] = freshPad.breaks as [PadInputs['breaks'][number]]
  return {
    ...inputs,
    breaks: [{ quantity, given: 'markUp', value: terms === undefined ? value : percentOf(terms.markUp) }],
    commission: terms === undefined ? freshPad.commission : percentOf(terms.commission),
  }
}
