import { asc, sql } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import type { DesignMasters, PlantOperation, StepWorkCentre } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { jsonObject } from '../../../database/jsonObject.ts'
import { madeOfRows } from '../../../database/madeOfRows.ts'
import { onceFor } from '../../../database/onceFor.ts'
import { operations, plantOperations, workCentres } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import type { FactQuestion } from './asked.ts'

const given = sql.placeholder

const operationsOf = sql`(select coalesce(json_agg(${jsonObject({
  plantCode: plantOperations.plantCode,
  code: operations.code,
  description: operations.description,
  isCorrugator: operations.isCorrugator,
  isOutsideCostedStore: operations.isOutsideCostedStore,
  isMultiRoute: operations.isMultiRoute,
})} order by ${asc(operations.sequence)}), '[]')
  from ${plantOperations} join ${operations} on ${operations.code} = ${plantOperations.operationCode}
  where ${plantOperations.plantCode} = any(${given('plants')}::text[]))`

const workCentresOf = sql`(select coalesce(json_agg(${jsonObject({
  code: workCentres.code,
  description: workCentres.description,
  plantCode: workCentres.plantCode,
  operation: workCentres.operationCode,
  minSheetLength: workCentres.minSheetLength,
  maxSheetLength: workCentres.maxSheetLength,
  minSheetWidth: workCentres.minSheetWidth,
  maxSheetWidth: workCentres.maxSheetWidth,
  canRotate: workCentres.canRotate,
})} order by ${asc(workCentres.code)}), '[]')
  from ${workCentres} where ${workCentres.isActive}
    and (${given('codes')}::text[] is null or ${workCentres.code} = any(${given('codes')}::text[])))`

type Operation = PlantOperation & { readonly plantCode: string }

interface Read {
  readonly operations: readonly Operation[]
  readonly workCentres: readonly StepWorkCentre[]
}

/** Both as text. */
interface Stored {
  readonly operations: string
  readonly workCentres: string
}

const readStored = createStatement<Stored>('design_masters', () =>
  withRows(['operations', 'workCentres'], sql`select ${operationsOf}::text, ${workCentresOf}::text`),
)

const readOf = madeOfRows(
  ({ operations, workCentres }: Stored): Read => ({
    operations: JSON.parse(operations),
    workCentres: JSON.parse(workCentres),
  }),
  {
    keyOf: ({ operations, workCentres }) => `${operations} ${workCentres}`,
    sizeOf: ({ operations, workCentres }) => operations.length + workCentres.length,
    atMost: 2_000_000,
  },
)

async function designMasters(
  db: Database,
  asked: { readonly plants: readonly string[]; readonly codes: readonly string[] | null },
): Promise<Read | undefined> {
  const [stored] = await readStored(db, asked)
  return stored === undefined ? undefined : readOf(stored)
}

const mastersAt = onceFor(
  (read: Read, plant: string): DesignMasters => ({
    operations: read.operations
      .filter(({ plantCode }) => plantCode === plant)
      .map(({ plantCode: _, ...operation }) => operation),
    workCentres: read.workCentres,
  }),
)

/** What a plant makes items with: its operations, and the work centres of all plants. */
export async function designMastersAt(db: Database, plantCode: string): Promise<DesignMasters> {
  const plant = plantAlone(plantCode)
  const read = await designMasters(db, { plants: [plant], codes: null })
  return read === undefined ? { operations: [], workCentres: [] } : mastersAt(read, plant)
}

/** What each item with a route is made with, by item id: one statement, however many items; none where none has steps. */
export async function designFacts(
  db: Database,
  items: readonly FactQuestion[],
): Promise<ReadonlyMap<number, DesignMasters>> {
  const designed = items.filter(({ sections }) => sections.design.designSteps.length > 0)
  if (designed.length === 0) return new Map()
  const plants = designed.map(({ sections }) => plantAlone(sections.product.preferredPlantCode))
  const codes = designed.flatMap(({ sections }) => sections.design.designSteps.map(each => each.workCentre))
  const read = await designMasters(db, { plants: [...new Set(plants)], codes: [...new Set(codes)] })
  if (read === undefined) return new Map()
  return new Map(
    designed.map(({ id, sections }) => [
      id,
      mastersAt(read, plantAlone(sections.product.preferredPlantCode)),
    ]),
  )
}
