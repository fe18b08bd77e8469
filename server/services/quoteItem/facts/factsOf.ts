import { type Facts, floorOf } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { deliveryRegionOf } from './deliveryRegion.ts'
import { designFacts } from './designMasters.ts'
import { findFacts, type Read } from './found.ts'
import { inksFor } from './inks.ts'
import { codeOf, codeTaken, type ErpAnswers } from './productCodes.ts'

/**
 * What the rules need to know about these items, by item id: a few statements at most, however many items. `erp` was
 * asked before: `db` may be a transaction, in which one statement runs after the other.
 */
export async function factsOf(
  db: Database,
  items: readonly Read[],
  erp: ErpAnswers,
): Promise<ReadonlyMap<number, Facts>> {
  const [found, design] = await Promise.all([findFacts(db, items), designFacts(db, items)])
  return new Map(
    items.map(item => {
      const {
        isCodeUsed: isUsed = false,
        isOwnProduct: isOwn = false,
        regionRanges,
        sourceInks = null,
        marginFloors = [],
        ...known
      } = found.get(item.id) ?? {}
      const productCodeTaken = codeTaken(codeOf(item), { isUsed, isOwn }, erp)
      return [
        item.id,
        {
          ...known,
          productCodeTaken,
          marginFloor:
            floorOf({ ...item.sections.product, businessUnit: item.businessUnit ?? '' }, marginFloors)
              ?.floorPercent ?? null,
          inks: inksFor(item.sections, sourceInks),
          design: design.get(item.id),
          businessUnit: item.businessUnit,
          quoteDelivery: item.quoteDelivery,
          isOfSet: item.isOfSet,
          deliveryRegion: deliveryRegionOf(item, regionRanges),
        },
      ]
    }),
  )
}
