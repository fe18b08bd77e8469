import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { flatten, prepare } from '../../database/flat.ts'
import { rangeOf } from '../../database/page.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { createShapes, literal } from '../../database/shapes.ts'
import type { Person } from '../../person/person.ts'
import { isWalked, type WorklistQuery } from './condition.ts'
import { countedTo } from './countedTo.ts'
import { type DeepStart, deepStartOf } from './deepStart.ts'
import { type FoundItem, selectRows } from './rowFields.ts'
import { type ShapeDeps, shapeFor } from './shapeFor.ts'
import { groupCountValues, plannedOnce, totalBeside } from './total.ts'
import { matchedPage, walkedWords, withoutSearch } from './wordSearch.ts'
import { worklistOrder } from './worklistOrder.ts'

interface PageWanted {
  readonly open: SQL
  readonly order: SQL[]
  readonly wanted: number
  readonly isFirst: boolean
  readonly deep: DeepStart | undefined
  readonly counted: SQL<number | null> | undefined
}

/**
 * The number of rows is written into the statement: a plan that the database keeps for every value would reckon with a
 * tenth of all rows, and so the database would plan anew each time. The offset is not, or there would be a statement a page.
 */
function preparePage(
  db: Database,
  name: string,
  { open, order, wanted, isFirst, deep, counted }: PageWanted,
) {
  const offset = isFirst ? sql`` : sql` offset ${deep?.offset ?? sql.placeholder('first')}`
  const from = deep === undefined ? open : sql`${open} and ${deep.from}`
  const page = sql`(select ${quoteItems.id} from ${quoteItems} where ${from}
    order by ${sql.join(order, sql`, `)} limit ${literal(wanted)}${offset})`
  const { fields, rows } = selectRows(db, inArray(quoteItems.id, page), counted)
  return prepare(db, name, flatten(fields, rows.orderBy(...order)))
}

/** The page of a search that finds its rows and counts them in one go. */
function prepareSearch(db: Database, name: string, matched: SQL, order: SQL[], withTotal: boolean) {
  const counted = withTotal ? sql<number | null>`page.counted` : undefined
  const { fields, rows } = selectRows(db, sql`true`, counted, matched)
  return prepare(db, name, flatten(fields, rows.orderBy(...order)))
}

const pages = createShapes<ReturnType<typeof preparePage>>('worklist_page')

/**
 * The statement of a worklist page, also what its speed is measured against. The page's items are found by their ids
 * alone, so that a page further down walks an index and only the rows shown are read whole; `withTotal` the total comes
 * with every row as `counted`, where `totalBeside` knows a way.
 */
export function pageStatement(
  deps: ShapeDeps,
  person: Person,
  query: WorklistQuery,
  withTotal = true,
): Promise<FoundItem[]> {
  const { first, wanted } = rangeOf(query, 10)
  const order = worklistOrder(query)
  const words = walkedWords(query)
  if (words !== undefined) {
    const { text, values, open: list } = shapeFor(deps, person, withoutSearch(query))
    const matched = () => matchedPage({ list, order, most: countedTo(query) + 1 }, first, wanted)
    const key = JSON.stringify(['words', text, query.sort, first, wanted, withTotal])
    return pages(deps.db, key, name =>
      // Pages further down are asked for less often than there are numbers of them.
      prepareSearch(deps.db, first === 0 ? name : '', matched(), order, withTotal),
    ).execute({ ...values, words })
  }
  const { text, values, open } = shapeFor(deps, person, query)
  const isFirst = first === 0
  const deep = deepStartOf(query)
  const total = withTotal ? totalBeside(query, open, order) : undefined
  // How many rows are wanted decides how the database looks for them.
  const key = JSON.stringify([text, query.sort, wanted, isFirst, deep === undefined, total?.key])
  return pages(deps.db, key, name =>
    preparePage(deps.db, plannedOnce(query, name), {
      // Walks for the first page end where it does; the same values are asked for.
      open: isFirst && isWalked(query) ? shapeFor(deps, person, query, wanted).open : open,
      order,
      wanted,
      isFirst,
      deep,
      counted: total?.counted,
    }),
  ).execute({ ...values, ...groupCountValues(query), first })
}
