import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { masterVersion } from './masterVersion.ts'

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
  /** The group that it buys in; '' for none. */
  groupCode: text().notNull().default(''),
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
  version: masterVersion(),
})

/** By what a customer is priced, where something was agreed: variances in percent, breaks ascending. */
export const customerPriceTerms = pgTable('customer_price_terms', {
  customerCode: text()
    .primaryKey()
    .references(() => customers.customerCode),
  priceVarPercent: doublePrecision(),
  /** What follows is of a customer that buys within the company; '' for others. */
  pricingPolicy: text().notNull().default(''),
  pricingUom: integer(),
  pricingVarPercent: doublePrecision(),
  priceBreak1: integer('price_break_1'),
  priceBreak2: integer('price_break_2'),
  priceBreak3: integer('price_break_3'),
  priceBreak4: integer('price_break_4'),
  priceBreak5: integer('price_break_5'),
  /** False: agreed once, and counted no more. */
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

/** Whom one deals with at a customer. What lists show of the one who gets letters is repeated on the customer. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerCode: text()
      .notNull()
      .references(() => customers.customerCode),
    name: text().notNull(),
    role: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    getsLetters: boolean().notNull().default(false),
    version: masterVersion(),
  },
  table => [
    index('contacts_of_customer').on(table.customerCode),
    uniqueIndex('contact_for_letters').on(table.customerCode).where(sql`gets_letters`),
  ],
)

/** A group of customers that buy together. */
export const customerGroups = pgTable('customer_groups', {
  code: text().primaryKey(),
  name: text().notNull(),
})

/** What was agreed with a customer for a time. */
export const customerContracts = pgTable(
  'customer_contracts',
  {
    contractNo: text().primaryKey(),
    customerCode: text()
      .notNull()
      .references(() => customers.customerCode),
    description: text().notNull(),
    validFrom: date().notNull(),
    validTo: date().notNull(),
  },
  table => [index('contracts_of_customer').on(table.customerCode)],
)

/** What whoever works for a customer should know. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerCode: text()
      .notNull()
      .references(() => customers.customerCode),
    note: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('notes_of_customer').on(table.customerCode, table.id.desc().nullsFirst())],
)
