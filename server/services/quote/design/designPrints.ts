import type { DesignPrints } from '#contract/quote'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { assertMaySee } from '../../quoteItem/access.ts'
import { readItem } from '../../quoteItem/readItems.ts'

/** How an item is printed beside its corrugating, for somebody who may see it. */
export async function designPrints(db: Database, person: Person, quoteItemId: number): Promise<DesignPrints> {
  const work = await readItem(db, quoteItemId)
  assertMaySee(person, work, itemReference(work.quote.id, work.item.itemNo))
  const { product, designPrint, prePrintDesign } = work.sections
  return {
    quoteItemId,
    printProcess: product.printProcess,
    designPrint,
    prePrintDesign,
    versions: {
      designPrint: work.versions.designPrint,
      prePrintDesign: work.versions.prePrintDesign,
    },
  }
}
