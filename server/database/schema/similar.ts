import { boolean, doublePrecision, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { existingProducts } from './products.ts'

/**
 * What existing products are compared by beyond the columns of their list: worked out of how they are made and of the item
 * they came of, once for each, so that a search reads no documents.
 */
export const productTraits = pgTable(
  'product_traits',
  {
    plantCode: text().notNull(),
    productId: text().notNull(),
    /** m²; null: not known. */
    sheetSqm: doublePrecision(),
    cartonSqm: doublePrecision(),
    passNo: integer(),
    forme: text(),
    deliveryRegion: text(),
    numberUp: integer(),
    /** mm */
    paperDeckleWidth: doublePrecision(),
    truckType: text().notNull().default(''),
    /** null: not known. */
    handUnloading: boolean(),
    pricingPolicy: text().notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.plantCode, table.productId] }),
    foreignKey({
      name: 'product_traits_of_product',
      columns: [table.plantCode, table.productId],
      foreignColumns: [existingProducts.plantCode, existingProducts.productId],
    }).onDelete('cascade'),
  ],
)

/** What was learnt of each criterion of similar products, from what people took of those they found. */
export const similarityLessons = pgTable('similarity_lessons', {
  criterion: text().primaryKey(),
  count: integer().notNull(),
  advantage: doublePrecision().notNull(),
})
