import type { PalletisationFailure } from '#domain/palletisation'
import type { Finding } from '../../finding.ts'
import { isMissing } from '../../requiredFindings.ts'
import type { Pallets } from './pallets.ts'

/** Where a person answers what the palletisation asks of the rest of the item. */
const ofProduct: Readonly<Record<string, string>> = {
  countryCode: 'preferredPlantCode',
  plantCode: 'preferredPlantCode',
  workCentreCode: 'preferredPlantCode',
  orderQuantity: 'expectedOrderQuantity',
}

/**
 * A failure of the palletisation's checks at the field it is about. What is missing may be saved for later; of the
 * product's fields the overview refuses what is wrong.
 */
export function palletFinding(
  tab: Finding['tab'],
  section: Finding['section'],
  pallets: Pallets,
  { field, code, message }: PalletisationFailure,
): Finding {
  const shared = { tab, message, severity: 'error' } as const
  const asked = ofProduct[field]
  if (asked !== undefined) return { ...shared, section: 'product', field: asked, code: 'required' }
  const value = (pallets as Readonly<Record<string, unknown>>)[field]
  return { ...shared, section, field, code: isMissing(value) ? 'required' : code }
}
