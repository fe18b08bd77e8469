import { isInitiator, mayViewItem } from '#domain/access'
import type { Actor } from '#domain/workflow'
import { Problem } from '../../http/problem.ts'
import type { Person } from '../security/person.ts'
import type { OwnedItem } from './itemRow.ts'

/** The person as the workflow's rules see them, for a quote with this owner. */
export const actorOf = (person: Person, owner: string): Actor => ({
  login: person.login,
  roles: person.roles,
  workGroups: person.workGroups,
  isInitiator: isInitiator(person, owner),
})

/** Whether the person may see the item. */
export const maySee = (person: Person, { item, quote, customerSalesRep }: OwnedItem): boolean =>
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
export function assertMaySee(person: Person, owned: OwnedItem, reference: string): void {
  if (!maySee(person, owned)) throw new Problem('not-allowed', noAccessMessage(reference, owned.quote.owner))
}
