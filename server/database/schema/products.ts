import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ItemSections } from '#domain/quoteItem'
import { masterVersion } from './masterVersion.ts'
import { quoteItems } from './quoteItems.ts'

/** The words of an existing product that it is searched by. */
export const productWords = sql`words_in(product_code || ' ' || description || ' ' || product_id || ' ' || vsl_code || ' ' || esko_project_number)`

/**
 * Products that customers have, as the ERP system keeps them: all of them by its built-in stand-in, what was made here by
 * any other. What lists show stands in columns, what a quote is begun from in `sections`, what a costing needs in `item`.
 */
export const existingProducts = pgTable(
  'existing_products',
  {
    plantCode: text().notNull(),
    productId: text().notNull(),
    costCentreCode: text().notNull().default(''),
    customerCode: text().notNull(),
    productCode: text().notNull(),
    description: text().notNull(),
    /** Of what it was made: item and revision. Asked for again, the first is found and no second made. */
    reference: text(),
    quoteItemId: integer(),
    /** A sheet is what one plant makes of a product for another. */
    kind: text({ enum: ['product', 'sheet'] })
      .notNull()
      .default('product'),
    /** False: another one has taken its place. */
    isActive: boolean().notNull().default(true),
    productGroup: text().notNull().default(''),
    fefcoCode: text().notNull().default(''),
    vslCode: text().notNull().default(''),
    boardGradeCode: text().notNull().default(''),
    printProcess: text().notNull().default(''),
    numberOfColors: integer().notNull().default(0),
    /** Inside, mm. */
    length: doublePrecision().notNull().default(0),
    width: doublePrecision().notNull().default(0),
    depth: doublePrecision().notNull().default(0),
    eskoProjectNumber: text().notNull().default(''),
    artwork: text().notNull().default(''),
    /** Of a full pallet, mm. */
    unitLoadSizeLength: doublePrecision().notNull().default(0),
    unitLoadSizeWidth: doublePrecision().notNull().default(0),
    unitLoadSizeHeight: doublePrecision().notNull().default(0),
    palletTypeCode: text().notNull().default(''),
    palletQty: integer().notNull().default(0),
    currencyCode: text().notNull().default('AUD'),
    pricingUom: integer().notNull().default(1000),
    priceEffectiveDate: date(),
    priceExpiryDate: date(),
    lastOrderedOn: date(),
    lastOrderQty: doublePrecision(),
    sections: jsonb().$type<Partial<ItemSections>>().notNull().default({}),
    /** What `EstimateItem` of the contract says; null: it was never costed here. */
    item: jsonb(),
    quantities: jsonb().$type<number[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.plantCode, table.productId] }),
    uniqueIndex('products_by_reference').on(table.reference),
    uniqueIndex('products_by_code').on(table.customerCode, sql`lower(product_code)`).where(sql`is_active`),
    index('products_by_order').on(table.lastOrderedOn.desc().nullsLast(), table.productId),
    index('products_by_words').using('gin', productWords),
    index('products_by_size')
      .on(table.plantCode, table.length, table.width, table.depth)
      .where(sql`is_active`),
  ],
)

/** What an existing product costs the customer from a quantity on, for the product's pricing UOM. */
export const productPrices = pgTable(
  'product_prices',
  {
    plantCode: text().notNull(),
    productId: text().notNull(),
    quantity: doublePrecision().notNull(),
    price: doublePrecision().notNull(),
  },
  table => [
    primaryKey({ columns: [table.plantCode, table.productId, table.quantity] }),
    foreignKey({
      name: 'product_prices_of_product',
      columns: [table.plantCode, table.productId],
      foreignColumns: [existingProducts.plantCode, existingProducts.productId],
    }).onDelete('cascade'),
  ],
)

/** What of an existing product was ordered. */
export const productOrders = pgTable(
  'product_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    plantCode: text().notNull(),
    productId: text().notNull(),
    orderedOn: date().notNull(),
    quantity: doublePrecision().notNull(),
    /** For the product's pricing UOM; null: not known. */
    price: doublePrecision(),
    customerPo: text().notNull().default(''),
    /** The item that was ordered; null: not by a quote of ours. */
    quoteItemId: integer(),
  },
  table => [
    index('orders_of_product').on(table.plantCode, table.productId, table.orderedOn.desc().nullsFirst()),
    uniqueIndex('orders_by_item').on(table.quoteItemId),
    foreignKey({
      name: 'product_orders_of_product',
      columns: [table.plantCode, table.productId],
      foreignColumns: [existingProducts.plantCode, existingProducts.productId],
    }).onDelete('cascade'),
  ],
)

/** The formes that stand at a plant. */
export const formes = pgTable(
  'formes',
  {
    plantCode: text().notNull(),
    formeCode: text().notNull(),
    countryCode: text().notNull(),
    description: text().notNull().default(''),
    vendorCode: text().notNull().default(''),
    /** Metres. */
    ruleLength: doublePrecision(),
    numberUp: integer(),
    /** Where it stands; '' when nobody has said. */
    location: text().notNull().default(''),
    lastUsedOn: date(),
  },
  table => [primaryKey({ columns: [table.plantCode, table.formeCode] })],
)

/** Which product of the ERP system a quote item is made as: the product itself, and sheets of it from other plants. */
export const itemProducts = pgTable(
  'item_products',
  {
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['ccp', 'board', 'sheet'] }).notNull(),
    plantCode: text().notNull(),
    lgxProductId: text().notNull(),
    productCode: text().notNull().default(''),
    savedBy: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.quoteItemId, table.plantCode, table.lgxProductId] })],
)

/** The existing product that a quote item was begun from, as it was then. */
export const copiedSources = pgTable('copied_sources', {
  quoteItemId: integer()
    .primaryKey()
    .references(() => quoteItems.id, { onDelete: 'cascade' }),
  plantCode: text().notNull(),
  productId: text().notNull(),
  source: jsonb().notNull(),
})

/** The words of a product of the catalogue that it is searched by. */
export const catalogueWords = sql`words_in(product_id || ' ' || product_description || ' ' || category || ' ' || market_segment)`

/** What anybody can be sold: industry standards, resizable styles and what is bought in. Lengths inside, mm. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: text().notNull().unique(),
    productDescription: text().notNull(),
    /** Address of a picture; '': it is drawn from the style. */
    productImage: text().notNull().default(''),
    itemCategory: text().notNull(),
    isGen: boolean().notNull().default(false),
    productGroup: text().notNull(),
    productType: text().notNull().default(''),
    category: text().notNull(),
    marketSegment: text().notNull().default(''),
    state: text().notNull().default(''),
    /** `02`, `04`, `09`; '' for what has no style. */
    fefcoGroup: text().notNull().default(''),
    styleCode: text().notNull().default(''),
    length: doublePrecision(),
    width: doublePrecision(),
    depth: doublePrecision(),
    /** The descriptions of its carton style, by the names that the specification gives them. */
    styleWords: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    isActive: boolean().notNull().default(true),
    version: masterVersion(),
  },
  table => [
    index('catalogue_by_words').using('gin', catalogueWords),
    // In the order that its pages come in.
    index('catalogue_by_category').on(table.category, table.id).where(sql`is_active`),
  ],
)
