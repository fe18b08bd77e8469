import { isInitiator } from '#domain/access'
import { allowedActions, rowAction } from '#domain/workflow'
import type { Person } from '../../person/person.ts'
import type { Definitions } from '../quoteItem/definition.ts'
import { type ItemRow, stateOf } from '../quoteItem/itemRow.ts'

/** What a worklist row of an item offers the person, and whether and why not they may. */
export async function itemAction(
  definitions: Definitions,
  person: Person,
  item: ItemRow,
  assigneeName: string,
) {
  const state = stateOf({ ...item, assigneeName })
  const definition = await definitions.of(item.templateId)
  const actor = {
    login: person.login,
    roles: person.roles,
    workGroups: person.workGroups,
    isInitiator: isInitiator(person, item.initiator),
  }
  const action = rowAction(state, person.login)
  const offered = allowedActions(definition, state, actor, []).find(candidate => candidate.code === action)
  return { action, actionAllowed: offered?.allowed ?? false, actionReason: offered?.reason ?? '' }
}
