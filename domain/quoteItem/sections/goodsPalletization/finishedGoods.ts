import { validateFinishedGoodsPalletisation } from '#domain/palletisation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { palletDraft } from '../pallets/palletDraft.ts'
import { palletFinding } from '../pallets/palletFinding.ts'
import type { Pallets } from '../pallets/pallets.ts'

/**
 * What the palletisation of finished goods requires: rules finished-goods-country, -plant, -work-centre, -pallet-type,
 * -bundle-qty and -max-height (001 §5).
 */
export const finishedGoods = (pallets: Pallets, { sections, facts }: ItemUnderRules): Finding[] =>
  validateFinishedGoodsPalletisation(palletDraft(pallets, sections.product, facts)).map(failure =>
    palletFinding('gpallet', 'goodsPalletization', pallets, failure),
  )
