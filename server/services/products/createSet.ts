import type { SetCreation } from '#contract/lgx'
import { listed } from '#domain/formats'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { assertMaySee } from '../quoteItem/access.ts'
import { readItems } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { createProduct } from './createProduct.ts'

const nameOf = ({ item }: WorkItem): string => itemReference(item.quoteId, item.itemNo)

/** Refuses what is no ordered set, all of it at once: nothing is made of a part of one. */
function assertSet(person: Person, works: readonly WorkItem[], asked: readonly number[]): void {
  const missing = asked.filter(id => !works.some(({ item }) => item.id === id))
  if (missing.length > 0) throw new Problem('not-found', `There is no quote item ${missing.join(', ')}.`)
  for (const work of works) assertMaySee(person, work)
  const refuse = (message: string) => {
    throw new Problem('rule-failed', message, { errors: [{ path: 'qitemIds', message }] })
  }
  const single = works.filter(({ quote }) => !quote.isMultiComponent)
  if (single.length > 0) refuse(`${listed(single.map(nameOf))} is of no master quote.`)
  if (new Set(works.map(({ quote }) => quote.id)).size > 1) refuse('A set is of one quote.')
  const open = works.filter(({ item }) => item.wonAt === null)
  if (open.length > 0) {
    refuse(
      `${listed(open.map(nameOf))} ${open.length === 1 ? 'is' : 'are'} not ordered: products are made of what customers order.`,
    )
  }
}

/** How a set stands of which each component stands so: it is made when all of it is. */
function statusOf(statuses: readonly SetCreation['status'][]): SetCreation['status'] {
  if (statuses.includes('Failed')) return 'Failed'
  return statuses.includes('Running') ? 'Running' : 'Success'
}

/**
 * Has the products of an ordered set made in the ERP system, one of each component. Asked again, it tells how they stand;
 * what failed is tried once more, and what is made stays as it is. Rule lgx-create-multi (001 §8).
 */
export async function createSet(
  deps: { readonly db: Database; readonly wakeJobs: () => void },
  person: Person,
  qitemIds: readonly number[],
  isLook = false,
): Promise<SetCreation> {
  const asked = [...new Set(qitemIds)]
  const works = await readItems(deps.db, asked)
  assertSet(person, works, asked)
  const components = []
  for (const work of works) {
    const { status, errorMessage, ...products } = await createProduct(deps, person, work.item.id, isLook)
    components.push({ quoteItemId: work.item.id, reference: nameOf(work), status, errorMessage, ...products })
  }
  return {
    status: statusOf(components.map(({ status }) => status)),
    components,
    errorMessage: components
      .flatMap(({ reference, errorMessage }) =>
        errorMessage === '' ? [] : [`${reference}: ${errorMessage}`],
      )
      .join(' '),
  }
}
