import { listed } from '#domain/formats'
import type { Finding } from '#domain/quoteItem'
import { allowedActions } from './allowedActions.ts'
import { asksOf } from './asksOf.ts'
import { findStep } from './findStep.ts'
import { ownersOf } from './ownersOf.ts'
import { standstill } from './standstill.ts'
import { stepAskLabel } from './stepAsks.ts'
import type { Actor, BypassFlag, ItemState, WorkflowDefinition, WorkflowStep } from './types.ts'
import { workgroupName } from './workgroupName.ts'

/** A step on the workflow map. */
export interface StepState {
  readonly code: string
  readonly name: string
  readonly sequence: number
  readonly state: 'done' | 'current' | 'ahead' | 'bypassed'
  /** Codes of the workgroups that own the step for this item, most specific first. */
  readonly owners: readonly string[]
  /** What people call them, in the same order. */
  readonly ownerNames: readonly string[]
  readonly why: string
}

/**
 * Every step in the order of its sequence with how the item stands to it and why; at the present step also what keeps
 * the person from moving it on. A step with its bypass flag set counts as passed by, whether behind or ahead.
 */
export function explain(
  definition: WorkflowDefinition,
  state: ItemState,
  actor: Actor,
  findings: readonly Finding[],
): StepState[] {
  const current = findStep(definition, state.stepCode)
  return definition.steps
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(step => {
      const owners = ownersOf(step, state)
      const ownerNames = owners.map(code => workgroupName([step], code))
      const about = { code: step.code, name: step.name, sequence: step.sequence, owners, ownerNames }
      if (step.code === current?.code) {
        return { ...about, state: 'current', why: presence(definition, step, state, actor, findings) }
      }
      const isBehind = current !== undefined && step.sequence < current.sequence
      if (step.bypass !== null && state.bypass[step.bypass]) {
        const verb = isBehind ? 'Passed by' : 'Will be passed by'
        return {
          ...about,
          state: 'bypassed',
          why: `${verb}: the item may bypass ${bypassWords[step.bypass]}.`,
        }
      }
      if (isBehind) return { ...about, state: 'done', why: `The item has left ${step.name}.` }
      const [group] = ownerNames
      const comes = group ? `Will be assigned to ${group}.` : 'Not reached yet.'
      return { ...about, state: 'ahead', why: `${comes}${askWords(step)}` }
    })
}

/** What the step asks for before the item may leave it forward. */
const askWords = (step: WorkflowStep): string => {
  const asks = asksOf(step).map(stepAskLabel)
  return asks.length === 0 ? '' : ` To go on it asks for ${listed(asks)}.`
}

const bypassWords: Readonly<Record<BypassFlag, string>> = {
  allowByPassDesign: 'design',
  allowByPassPricing: 'pricing',
  allowByPassCustomerService: 'customer service',
}

const presence = (
  definition: WorkflowDefinition,
  step: WorkflowStep,
  state: ItemState,
  actor: Actor,
  findings: readonly Finding[],
): string => {
  const still = standstill(step, state)
  if (still) return still
  if (state.isOnHold) return 'The item is on hold.'
  const group = state.assignmentGroup
  const where =
    state.assignee === null
      ? `Waiting for ${group === null ? 'the initiator of the quote' : workgroupName(definition.steps, group)}.`
      : `Assigned to ${state.assigneeName ?? state.assignee}.`
  const forward = step.actions.find(action => action.direction === 'forward')
  const next = allowedActions(definition, state, actor, findings).find(each => each.code === forward?.code)
  if (!next) return where
  return next.allowed ? `${where} You can: ${next.name}.` : `${where} ${next.name}: ${next.reason}`
}
