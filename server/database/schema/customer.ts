import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

export const customers = pgTable('customers', {
  customerCode: text().primaryKey(),
  otherRef: text().notNull(),
  customerName: text().notNull(),
  abn: text().notNull().default(''),
  status: text({ enum: ['TRADING', 'PROSPECT'] }).notNull(),
  contactName: text().notNull().default(''),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  industryCode: text().notNull().default(''),
  businessUnit: text().notNull(),
  division: text().notNull().default(''),
  salesRepLogin: text().notNull(),
  country: text().notNull().default('AU'),
  city: text().notNull().default(''),
  /** Day of the first order, as the ERP system knows it; null: none yet. */
  tradingSince: date(),
})

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerCode: text()
      .notNull()
      .references(() => customers.customerCode),
    deliveryAddress: text().notNull(),
    deliverySuburb: text().notNull(),
    deliveryPostCode: text().notNull(),
    stateCode: text().notNull(),
    country: text().notNull().default('AU'),
    isDefault: boolean().notNull().default(false),
  },
  table => [index().on(table.customerCode)],
)

export const customerProfiles = pgTable('customer_profiles', {
  customerCode: text()
    .primaryKey()
    .references(() => customers.customerCode),
  /** Combined form: plantCode-costCentreCode. */
  plantCode: text().notNull(),
  costCentreCode: text().notNull(),
  palletTypeCode: text().notNull(),
  palletTopTypeCode: text().notNull(),
  palletHeight: doublePrecision().notNull(),
  overhangCode: text().notNull(),
  strappingTypeCode: text().notNull(),
  strapsAcross: integer().notNull(),
  strapsThrough: integer().notNull(),
  maxOverhangFrontMm: doublePrecision().notNull(),
  maxOverhangSideMm: doublePrecision().notNull(),
  stretchWrapCode: text().notNull(),
  allowByPassPricing: boolean().notNull().default(false),
})

/** Products the ERP system knows, kept by its built-in stand-in. */
export const lgxProducts = pgTable(
  'lgx_products',
  {
    customerCode: text().notNull(),
    productCode: text().notNull(),
    description: text().notNull(),
  },
  table => [primaryKey({ columns: [table.customerCode, table.productCode] })],
)
