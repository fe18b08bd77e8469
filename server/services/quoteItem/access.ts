import { isInitiator, mayViewItem } from '#domain/access'
import { itemReference } from '#domain/quotes'
import type { Actor } from '#domain/workflow'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import type { ItemRow } from './itemRow.ts'

/** What decides who may see an item. */
interface Owned {
  readonly item: Pick<ItemRow, 'assignmentGroup' | 'assignee'>
  readonly quote: { readonly owner: string }
  readonly customerSalesRep: string
}

interface NamedOwned extends Owned {
  readonly item: Owned['item'] & Pick<ItemRow, 'itemNo'>
  readonly quote: Owned['quote'] & { readonly id: number }
}

/** The person as the workflow's rules see them, for a quote with this owner. */
export const actorOf = (person: Person, owner: string): Actor => ({
  login: person.login,
  roles: person.roles,
  workGroups: person.workGroups,
  isInitiator: isInitiator(person, owner),
})

/** Whether the person may see the item. */
export const maySee = (person: Person, { item, quote, customerSalesRep }: Owned): boolean =>
  mayViewItem(person, {
    owner: quote.owner,
    customerSalesRep,
    assignmentGroups: item.assignmentGroup === null ? [] : [item.assignmentGroup],
    assignees: item.assignee === null ? [] : [item.assignee],
  })

/** Said instead of an item that the person may not see. */
export const noAccessMessage = (reference: string, owner: string): string =>
  `You have no access to quote item ${reference}: it belongs to ${owner}.`

/** Refuses a call about an item that the person may not see. */
export function assertMaySee(person: Person, owned: NamedOwned): void {
  const { item, quote } = owned
  if (maySee(person, owned)) return
  throw new Problem('not-allowed', noAccessMessage(itemReference(quote.id, item.itemNo), quote.owner))
}
