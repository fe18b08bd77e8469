import { and, asc, eq, gt } from 'drizzle-orm'
import { costRight } from '#contract/engine'
import type { PrintingLookup } from '#contract/quote'
import { isAllowed } from '#domain/access'
import { plantAlone } from '#domain/boardGrades'
import { plantOf } from '#domain/estimating'
import { printProcesses, stereoPlates, varnishTypes } from '#domain/quoteItem'
import { entryUnder } from '#domain/tables'
import type { Database } from '../../../database/database.ts'
import { operations, workCentres } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { vendorsOf } from '../../config/vendors.ts'
import type { Masters } from '../../engine/masters.ts'
import { inksAt } from '../../quoteItem/facts/inks.ts'

/** Work centres in use of a plant whose operation prints, with at least one colour. */
const printersAt = (db: Database, plantCode: string) =>
  db
    .select({
      code: workCentres.code,
      description: workCentres.description,
      maxColours: workCentres.maxColours,
    })
    .from(workCentres)
    .innerJoin(operations, eq(operations.code, workCentres.operationCode))
    .where(
      and(
        eq(workCentres.plantCode, plantAlone(plantCode)),
        eq(workCentres.isActive, true),
        eq(operations.canPrint, true),
        gt(workCentres.maxColours, 0),
      ),
    )
    .orderBy(asc(workCentres.code))

/** What the print of an item is chosen from, at this plant and for this process; '' is none yet. */
export async function printingLookup(
  { db, masters }: { readonly db: Database; readonly masters: Masters },
  person: Person,
  { plantCode, printProcess }: { readonly plantCode: string; readonly printProcess: string },
): Promise<PrintingLookup> {
  const [inks, printers, vendors, all] = await Promise.all([
    inksAt(db, plantCode, printProcess),
    printersAt(db, plantCode),
    vendorsOf(db, 'Artwork', plantCode),
    masters.all(),
  ])
  const plant = plantOf(plantCode, all)
  const costing = plant?.costing ?? null
  const film = entryUnder(costing?.inks ?? {}, printProcess)
  return {
    printProcesses: [...printProcesses],
    varnishTypes: [...varnishTypes],
    stereoPlates: [...stereoPlates],
    inks: inks === undefined ? null : [...inks],
    workCentres: printers,
    vendors: vendors.map(({ code, name, vendorType }) => ({ code, name, vendorType })),
    ink: plant === undefined || film === undefined ? null : { gsm: film.gsm, waste: plant.settings.inkWaste },
    rates:
      costing === null || !isAllowed(person, costRight)
        ? null
        : { stereo: { ...costing.stereo }, forme: { ...costing.forme } },
  }
}
