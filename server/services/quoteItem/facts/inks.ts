import { sql } from 'drizzle-orm'
import { type ItemSections, printKind, type SourceInk } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { inks, plantInks } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import type { FactQuestion } from './asked.ts'

interface KeptInk extends SourceInk {
  readonly plantCode: string
}

const keptInks = createStatement<KeptInk>('inks_of_plants', () =>
  withRows(
    ['plantCode', 'code', 'name', 'colour', 'process'],
    sql`select kept.plant_code, ${inks.code}, ${inks.name}, ${inks.colour}, ${inks.process}
      from ${plantInks} kept join ${inks} on ${inks.id} = kept.ink_id
      where kept.plant_code = any(${sql.placeholder('plants')}::text[])
        and ${inks.process} = any(${sql.placeholder('processes')}::text[]) and ${inks.isActive}
        and (${sql.placeholder('codes')}::text[] is null or ${inks.code} = any(${sql.placeholder('codes')}::text[]))
      order by kept.plant_code, ${inks.code}`,
  ),
)

const plantsWithInks = createStatement<{ plantCode: string }>('plants_with_inks', () =>
  withRows(
    ['plantCode'],
    sql`select plant from unnest(${sql.placeholder('plants')}::text[]) plant
      where exists (select from ${plantInks} where plant_code = plant)`,
  ),
)

/** A plant and a way of printing there. */
export interface InkQuestion {
  /** The plant, alone or with its cost centre. */
  readonly plantCode: string
  readonly process: string
}

const plantOf = ({ plantCode }: InkQuestion): string => plantCode.split('-')[0] ?? ''

/**
 * The inks in use that each plant keeps for a process, in the order of the questions; with `codes`, only those. Not known
 * (undefined) without a plant, for what is not printed with inks, and at a plant of which nobody has said what it keeps.
 */
export async function inksAt(
  db: Database,
  questions: readonly InkQuestion[],
  codes: readonly string[] | null = null,
): Promise<(readonly SourceInk[] | undefined)[]> {
  const asked = questions.filter(each => each.plantCode !== '' && printKind(each.process) === 'inks')
  const plants = [...new Set(asked.map(plantOf))]
  if (plants.length === 0) return questions.map(() => undefined)
  const processes = [...new Set(asked.map(({ process }) => process))]
  const [known, kept] = await Promise.all([
    plantsWithInks(db, { plants }),
    keptInks(db, { plants, processes, codes }),
  ])
  const isKnown = new Set(known.map(({ plantCode }) => plantCode))
  return questions.map(question => {
    if (!asked.includes(question) || !isKnown.has(plantOf(question))) return undefined
    return kept
      .filter(({ plantCode, process }) => plantCode === plantOf(question) && process === question.process)
      .map(({ plantCode: _, ...ink }) => ink)
  })
}

const codesOf = ({ printing }: ItemSections): string[] =>
  [...printing.inkCoverages, ...printing.inkCoveragesBack]
    .map(({ inkCode }) => inkCode)
    .filter(code => code !== '')

/** Which of the inks that each item names it may be printed with; undefined: not known, or it names none. */
export async function sourceInks(
  db: Database,
  items: readonly FactQuestion[],
): Promise<ReadonlyMap<number, readonly SourceInk[] | undefined>> {
  const naming = items.filter(({ sections }) => codesOf(sections).length > 0)
  const found = await inksAt(
    db,
    naming.map(({ sections: { product } }) => ({
      plantCode: product.preferredPlantCode,
      process: product.printProcess,
    })),
    [...new Set(naming.flatMap(({ sections }) => codesOf(sections)))],
  )
  return new Map(naming.map(({ id }, index) => [id, found[index]]))
}
