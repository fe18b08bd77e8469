import { and, asc, eq } from 'drizzle-orm'
import type { ConfigLookupData, QuoteLookupData } from '#contract/referenceLists'
import { currencies } from '#domain/formats'
import {
  cartonStyles,
  itemCategories,
  printProcesses,
  productGroups,
  productTypes,
  usualTruck,
} from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { lookups, plantBusinessUnits, plants, truckTypes, vslCodes } from '../../database/schema/index.ts'
import { linked } from '../masters/masterList.ts'

/** Entries of one reference list in their order. */
export async function lookup(db: Database, kind: 'state' | 'businessUnit' | 'industry') {
  return db
    .select({ code: lookups.code, description: lookups.description, isDefault: lookups.isDefault })
    .from(lookups)
    .where(eq(lookups.kind, kind))
    .orderBy(asc(lookups.sequence), asc(lookups.code))
}

/** The truck types in use. */
export async function truckChoices(db: Database) {
  const rows = await db
    .select({ code: truckTypes.code, description: truckTypes.name })
    .from(truckTypes)
    .where(eq(truckTypes.isActive, true))
    .orderBy(asc(truckTypes.id))
  return rows.map(row => ({ ...row, isDefault: row.code === usualTruck }))
}

/** The plants in use. */
export async function activePlants(db: Database) {
  return db
    .select({
      id: plants.id,
      code: plants.code,
      description: plants.description,
      costCentreCode: plants.costCentreCode,
      state: plants.state,
      businessUnit: plants.businessUnit,
      businessUnits: linked(
        plantBusinessUnits.businessUnit,
        plantBusinessUnits,
        eq(plantBusinessUnits.plantCode, plants.code),
      ),
    })
    .from(plants)
    .where(eq(plants.isActive, true))
    .orderBy(asc(plants.code))
}

/** Product style of a VSL code; empty when there is no such code. */
export async function vslProductStyle(db: Database, code: string): Promise<string> {
  const [row] = await db
    .select({ productStyle: vslCodes.productStyle })
    .from(vslCodes)
    .where(and(eq(vslCodes.code, code)))
  return row?.productStyle ?? ''
}

/** All VSL codes. */
export async function allVslCodes(db: Database) {
  return db.select().from(vslCodes).orderBy(asc(vslCodes.code))
}

/** The reference lists that administrators keep. */
export async function configLookupData(db: Database): Promise<ConfigLookupData> {
  const [plantRows, states, businessUnits, trucks, industries, vsl] = await Promise.all([
    activePlants(db),
    lookup(db, 'state'),
    lookup(db, 'businessUnit'),
    truckChoices(db),
    lookup(db, 'industry'),
    allVslCodes(db),
  ])
  return { plants: plantRows, states, businessUnits, truckTypes: trucks, industries, vslCodes: vsl }
}

/** What a quote and its items choose from. */
export const quoteLookupData = (): QuoteLookupData => ({
  currencies: [...currencies],
  itemCategories: [...itemCategories],
  productTypes: [...productTypes],
  productGroups: [...productGroups],
  printProcesses: [...printProcesses],
  cartonStyles: cartonStyles.map(style => ({
    ...style,
    variants: [...style.variants],
    flapStyles: [...style.flapStyles],
    closures: [...style.closures],
    dieCutTypes: [...style.dieCutTypes],
    openings: [...style.openings],
  })),
})
