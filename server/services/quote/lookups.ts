import { asc, eq } from 'drizzle-orm'
import type { QuoteItemLookups, QuoteLookups } from '#contract/quote'
import { shippingMethods } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { boardGrades } from '../../database/schema/index.ts'
import { withVariants } from '../config/boardGrades.ts'
import { activePlants, allVslCodes, lookup, quoteLookupData, truckChoices } from '../config/lookups.ts'
import { allOffsiteTransfers, allPaperDeckles } from '../config/plantReference.ts'

/** What quotes and items choose from: the rules' own choices, and the lists that administrators keep. */
export async function quoteLookups(db: Database): Promise<QuoteLookups> {
  const [states, businessUnits, truckTypes, industries] = await Promise.all([
    lookup(db, 'state'),
    lookup(db, 'businessUnit'),
    truckChoices(db),
    lookup(db, 'industry'),
  ])
  return {
    ...quoteLookupData(),
    ...{ states, businessUnits, truckTypes, industries },
    shippingMethods: [...shippingMethods],
  }
}

const activeGrades = async (db: Database) =>
  withVariants(
    db,
    await db.select().from(boardGrades).where(eq(boardGrades.isActive, true)).orderBy(asc(boardGrades.code)),
  )

/** What items are made of and where: what is in use of each list. */
export async function quoteItemLookups(db: Database): Promise<QuoteItemLookups> {
  const [plants, grades, paperDeckles, offsiteTransferSettings, vslCodes] = await Promise.all([
    activePlants(db),
    activeGrades(db),
    allPaperDeckles(db),
    allOffsiteTransfers(db),
    allVslCodes(db),
  ])
  return { plants, boardGrades: grades, paperDeckles, offsiteTransferSettings, vslCodes }
}
