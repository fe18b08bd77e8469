import { asc } from 'drizzle-orm'
import type { SimilarSource } from '#contract/lgx'
import { copiedSection, emptySections, type SectionKey, type SectionOf } from '#domain/quoteItem'
import { amongPairs } from '../../database/amongPairs.ts'
import type { Database } from '../../database/database.ts'
import { productPrices } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { type ProductRow, readProduct } from '../products/readProduct.ts'

function sectionOf<Key extends SectionKey>(key: Key, { sections }: ProductRow): SectionOf<Key> | null {
  const data = sections[key] as SectionOf<Key> | undefined
  return data === undefined ? null : copiedSection(key, { ...emptySections[key], ...data } as SectionOf<Key>)
}

/** What an item can take over of a product, without what is said of one item alone. */
export async function similarSource(
  db: Database,
  person: Person,
  asked: ProductIdentity,
): Promise<SimilarSource> {
  const product = await readProduct(db, person, asked)
  const { plantCode, productId, productCode, currencyCode, pricingUom } = product
  const prices = await db
    .select({ quantity: productPrices.quantity, price: productPrices.price })
    .from(productPrices)
    .where(amongPairs([productPrices.plantCode, productPrices.productId], [[plantCode, productId]]))
    .orderBy(asc(productPrices.quantity))
  const design = sectionOf('design', product)
  return {
    plantCode,
    productId,
    productCode,
    currencyCode,
    pricingUom,
    prices,
    palletization: sectionOf('palletization', product),
    design: design === null || design.designSteps.length === 0 ? null : design,
  }
}
