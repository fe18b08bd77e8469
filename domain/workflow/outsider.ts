import { listed } from '#domain/formats'
import { ownersOf } from './ownersOf.ts'
import type { Actor, ItemState, WorkflowStep } from './types.ts'
import { workgroupName } from './workgroupName.ts'

/**
 * Why the person may not act on the step, or '' when they may: a super user, a member of a workgroup that owns the
 * step for this item, and at the first step the initiator of the quote.
 */
export function outsider(
  step: WorkflowStep,
  state: Pick<ItemState, 'plantCode' | 'businessUnit'>,
  actor: Actor,
): string {
  if (actor.roles.includes('SU')) return ''
  const isInitial = step.kind === 'initial'
  if (isInitial && actor.isInitiator) return ''
  const owners = ownersOf(step, state)
  if (owners.some(workgroup => actor.workGroups.includes(workgroup))) return ''
  if (owners.length === 0) {
    return isInitial
      ? `Only the initiator of the quote may act at ${step.name}.`
      : `No workgroup owns ${step.name} for this item.`
  }
  const names = owners.map(code => workgroupName([step], code))
  const members = `members of ${listed(names, 'or')}`
  return `Only ${isInitial ? `the initiator of the quote and ${members}` : members} may act at ${step.name}.`
}
