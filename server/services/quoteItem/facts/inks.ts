import { type SQL, sql } from 'drizzle-orm'
import { type ItemSections, printKind, type SourceInk } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { jsonObject } from '../../../database/jsonObject.ts'
import { inks, plantInks } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import type { MastersAsked } from './asked.ts'

/** The inks in use that a plant keeps for a process, by code; null: nobody has said what it keeps. */
const keptInks = ({ plant, process }: Pick<MastersAsked, 'plant' | 'process'>, and: SQL): SQL =>
  sql`(select case when exists (select from ${plantInks} where ${plantInks.plantCode} = split_part(${plant}, '-', 1))
    then (select coalesce(json_agg(${jsonObject({
      code: inks.code,
      name: inks.name,
      colour: inks.colour,
      process: inks.process,
    })} order by ${inks.code}), '[]')
      from ${plantInks} join ${inks} on ${inks.id} = ${plantInks.inkId}
      where ${plantInks.plantCode} = split_part(${plant}, '-', 1)
        and ${inks.process} = ${process} and ${inks.isActive} ${and}) end)`

/** Those of them that the item names. */
export const sourceInksOf = (asked: Pick<MastersAsked, 'plant' | 'process' | 'inkCodes'>): SQL =>
  keptInks(asked, sql`and ${inks.code} in (select jsonb_array_elements_text(${asked.inkCodes}))`)

const inksOfPlant = createStatement<{ kept: readonly SourceInk[] | null }>('inks_of_plant', () =>
  withRows(
    ['kept'],
    sql`select ${keptInks(
      { plant: sql`${sql.placeholder('plant')}::text`, process: sql`${sql.placeholder('process')}::text` },
      sql``,
    )}`,
  ),
)

/**
 * The inks in use that a plant, alone or with its cost centre, keeps for a process. Not known (undefined) for what is not
 * printed with inks, and at a plant of which nobody has said what it keeps.
 */
export async function inksAt(
  db: Database,
  plant: string,
  process: string,
): Promise<readonly SourceInk[] | undefined> {
  if (printKind(process) !== 'inks') return undefined
  const [read] = await inksOfPlant(db, { plant, process })
  return read?.kept ?? undefined
}

/** Which of the inks that an item names it may be printed with; undefined: not known, or it names none. */
export function inksFor(
  { product, printing }: ItemSections,
  found: readonly SourceInk[] | null,
): readonly SourceInk[] | undefined {
  const isNaming = [...printing.inkCoverages, ...printing.inkCoveragesBack].some(
    ({ inkCode }) => inkCode !== '',
  )
  return isNaming && printKind(product.printProcess) === 'inks' ? (found ?? undefined) : undefined
}
