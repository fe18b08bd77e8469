import { validatePalletisation } from '#domain/palletisation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { palletDraft } from '../pallets/palletDraft.ts'
import { palletFinding } from '../pallets/palletFinding.ts'
import type { Pallets } from '../pallets/pallets.ts'

/**
 * What a full save of the palletisation requires, all of it together: rules palletisation-country, -plant, -work-centre,
 * -bundle-qty, -max-height, -straps, -overhang, -folded-length, -folded-width, -folded-height, -folded-min,
 * -folded-height-min, -pallet-type, -order-qty, -all-failures and pallet-straps (001 §5).
 */
export const fullSave = (pallets: Pallets, { sections, facts }: ItemUnderRules): Finding[] =>
  validatePalletisation(palletDraft(pallets, sections.product, facts)).map(failure =>
    palletFinding('pallet', 'palletization', pallets, failure),
  )
