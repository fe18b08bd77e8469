import { inArray } from 'drizzle-orm'
import type { WorklistRow } from '#contract/quote-worklist'
import { type ListPage, rangeOf } from '../../database/page.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import type { Definitions } from '../quoteItem/definition.ts'
import { assertMember } from './assertMember.ts'
import type { WorklistQuery } from './condition.ts'
import { isSearched } from './countedTo.ts'
import { pageStatement } from './pageStatement.ts'
import { worklistRow } from './row.ts'
import { type FoundItem, selectRows } from './rowFields.ts'
import type { ShapeDeps } from './shapeFor.ts'
import { totalBeyond, totalOf } from './total.ts'
import { walkedWords } from './wordSearch.ts'

export interface WorklistDeps extends ShapeDeps {
  readonly definitions: Definitions
}

function asRows({ definitions, today }: WorklistDeps, person: Person, items: readonly FoundItem[]) {
  const day = today()
  return Promise.all(
    items.map(async item => worklistRow(await definitions.of(item.templateId), person, day, item)),
  )
}

async function pageItems(deps: WorklistDeps, person: Person, query: WorklistQuery) {
  if (isSearched(query) && walkedWords(query) === undefined) {
    const [items, total] = await Promise.all([
      pageStatement(deps, person, query),
      totalBeyond(deps, person, query),
    ])
    return { items, ...total }
  }
  const items = await pageStatement(deps, person, query)
  const counted = items[0]?.counted
  if (items.length === 0 && rangeOf(query, 10).first === 0) return { items, total: 0, isAtLeast: false }
  // Past the end no row tells the total.
  const total = typeof counted === 'number' ? totalOf(query, counted) : await totalBeyond(deps, person, query)
  return { items, ...total }
}

/** A page of a quote worklist, newest arrivals first unless sorted. */
export async function worklistPage(
  deps: WorklistDeps,
  person: Person,
  query: WorklistQuery,
): Promise<ListPage<WorklistRow[]>> {
  await assertMember(deps.db, person, query.AssignmentGroup)
  const { items, ...total } = await pageItems(deps, person, query)
  return { rows: await asRows(deps, person, items), first: rangeOf(query, 10).first, ...total }
}

/** The rows of these items as the person sees them now, in no order. */
export async function worklistRows(
  deps: WorklistDeps,
  person: Person,
  ids: readonly number[],
): Promise<WorklistRow[]> {
  if (ids.length === 0) return []
  return asRows(deps, person, await selectRows(deps.db, inArray(quoteItems.id, [...ids])).rows)
}
