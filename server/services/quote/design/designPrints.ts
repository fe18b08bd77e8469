import type { DesignPrints } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'

/** How an item is printed beside its corrugating, for somebody who may see it. */
export async function designPrints(db: Database, person: Person, quoteItemId: number): Promise<DesignPrints> {
  const work = await readItemFor(db, person, quoteItemId)
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
