import { and, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import {
  type Criterion,
  gradeFamily,
  type SimilarityWeights,
  type SimilarProduct,
  type SimilarQuery,
} from '#domain/similarity'
import { amongCodes } from '../../database/amongCodes.ts'
import type { Database } from '../../database/database.ts'
import { boardGrades, existingProducts, productTraits } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { visibleTo } from '../products/productRows.ts'

/** More are not compared one by one: those nearest by their figures are. */
export const mostCompared = 1000

/** As many are chosen from, when the whole of their figures is looked at. */
const mostLookedAt = 4 * mostCompared

const own = existingProducts
const { sheetSqm, cartonSqm, passNo, forme, deliveryRegion } = getTableColumns(productTraits)
const isPreprint = sql<boolean>`(${own.printProcess} = 'PREPRINT')`

const columns = {
  length: own.length,
  width: own.width,
  depth: own.depth,
  boardGrade: own.boardGradeCode,
  cartonStyle: own.fefcoCode,
  sheetSqm,
  cartonSqm,
  colorNo: own.numberOfColors,
  passNo,
  preprint: isPreprint,
  forme,
  deliveryRegion,
  costCentreCode: own.costCentreCode,
} as const satisfies Record<Criterion, SQLWrapper>

/** How far off in a criterion, 0 to 1, as far as columns tell. */
function distance(criterion: Criterion, wanted: string | number | boolean): SQL {
  const column: SQLWrapper = columns[criterion]
  if (typeof wanted !== 'number') {
    const value = typeof wanted === 'boolean' ? sql`${wanted}::boolean` : sql`${wanted}::text`
    return sql`(${column} is distinct from ${value})::int`
  }
  return sql`coalesce(least(1, abs(${column} - ${wanted}::float8) / ${Math.max(Math.abs(wanted) * 0.1, 1)}::float8), 1)`
}

/** What is known of a product besides what it is. */
const traits: readonly Criterion[] = ['sheetSqm', 'cartonSqm', 'passNo', 'forme', 'deliveryRegion']

/** The order of the nearest by all but the criteria `without`; a search that names nothing has none. */
function nearness(
  query: SimilarQuery,
  { weights }: SimilarityWeights,
  without: readonly Criterion[] = [],
): SQL[] {
  const named = (Object.keys(columns) as Criterion[]).flatMap(criterion => {
    const wanted = query[criterion] ?? null
    return wanted === null || without.includes(criterion)
      ? []
      : [sql`${weights[criterion]}::float8 * ${distance(criterion, wanted)}`]
  })
  return named.length === 0 ? [] : [sql.join(named, sql` + `)]
}

/** The products whose side is within its variance. */
const within = (column: SQLWrapper, side: number | null | undefined, variance: number | null | undefined) =>
  side == null || variance == null
    ? undefined
    : sql`${column} between ${side - variance}::float8 and ${side + variance}::float8`

const known = <Value>(value: Value | ''): Value | null => (value === '' ? null : value)

/** The products that a person may see and a search could mean, the nearest first; one more than are compared says that there are more. */
export async function candidates(
  db: Database,
  person: Person,
  query: SimilarQuery,
  rules: SimilarityWeights,
): Promise<SimilarProduct[]> {
  // Traits are asked of the nearest by what they are, not of every product; those are met again where they are stored.
  const nearest = db
    .select({ at: sql`${own}.ctid` })
    .from(own)
    .where(
      and(
        eq(own.kind, 'product'),
        sql`${own.isActive}`,
        visibleTo(person),
        query.plantCode ? eq(own.plantCode, plantAlone(query.plantCode)) : undefined,
        amongCodes(own.customerCode, query.customerCodes ?? []),
        within(own.length, query.length, query.lengthVariance),
        within(own.width, query.width, query.widthVariance),
        within(own.depth, query.depth, query.depthVariance),
      ),
    )
    .orderBy(...nearness(query, rules, traits), own.productId)
    .limit(mostLookedAt)
  const rows = await db
    .select({
      productId: own.productId,
      plantCode: own.plantCode,
      customerCode: own.customerCode,
      ...columns,
      flute: boardGrades.flute,
      gsm: boardGrades.gsm,
      lastOrdered: own.lastOrderedOn,
    })
    .from(own)
    .leftJoin(
      productTraits,
      and(eq(productTraits.plantCode, own.plantCode), eq(productTraits.productId, own.productId)),
    )
    .leftJoin(boardGrades, eq(boardGrades.code, own.boardGradeCode))
    .where(sql`${own}.ctid = any(array(${nearest}))`)
    .orderBy(...nearness(query, rules), own.productId)
    .limit(mostCompared + 1)
  return rows.map(({ flute, gsm, ...row }) => ({
    ...row,
    length: row.length || null,
    width: row.width || null,
    depth: row.depth || null,
    boardGrade: known(row.boardGrade),
    boardGradeFamily: flute === null || gsm === null ? null : gradeFamily({ flute, gsm }),
    cartonStyle: known(row.cartonStyle),
    forme: row.forme === '' ? 'NONE' : row.forme,
    costCentreCode: known(row.costCentreCode),
  }))
}
