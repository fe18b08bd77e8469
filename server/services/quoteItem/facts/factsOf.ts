import { type DesignMasters, type Facts, floorOf } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { onceFor } from '../../../database/onceFor.ts'
import { deliveryRegionOf } from './deliveryRegion.ts'
import { designFacts } from './designMasters.ts'
import { type Found, findFacts, type Read } from './found.ts'
import { inksFor } from './inks.ts'
import { codeOf, codeTaken, type ErpAnswers } from './productCodes.ts'
import { mastersOf, type RuleMasters } from './ruleMasters.ts'

const knownOf = onceFor(
  (
    item: Read,
    found: Found | undefined,
    masters: RuleMasters | undefined,
    design: DesignMasters | undefined,
    productCodeTaken: boolean | 'failed',
  ): Facts => {
    const { isCodeUsed: _, isOwnProduct: __, ...known } = found ?? {}
    const { regionRanges, sourceInks = null, marginFloors = [], ...kept } = masters ?? {}
    const floorFor = { ...item.sections.product, businessUnit: item.businessUnit ?? '' }
    return {
      ...known,
      ...kept,
      productCodeTaken,
      marginFloor: floorOf(floorFor, marginFloors)?.floorPercent ?? null,
      inks: inksFor(item.sections, sourceInks),
      design,
      businessUnit: item.businessUnit,
      quoteDelivery: item.quoteDelivery,
      isOfSet: item.isOfSet,
      deliveryRegion: deliveryRegionOf(item, regionRanges),
    }
  },
)

/**
 * What the rules need to know about these items, by item id: a few statements at most, however many items. `erp` was
 * asked before: `db` may be a transaction, in which one statement runs after the other.
 */
export async function factsOf(
  db: Database,
  items: readonly Read[],
  erp: ErpAnswers,
): Promise<ReadonlyMap<number, Facts>> {
  const [found, masters, design] = await Promise.all([
    findFacts(db, items),
    mastersOf(db, items),
    designFacts(db, items),
  ])
  return new Map(
    items.map(item => {
      const is = found.get(item.id)
      const { isCodeUsed: isUsed = false, isOwnProduct: isOwn = false } = is ?? {}
      const taken = codeTaken(codeOf(item), { isUsed, isOwn }, erp)
      return [item.id, knownOf(item, is, masters.get(item.id), design.get(item.id), taken)]
    }),
  )
}
