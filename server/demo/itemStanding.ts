import { defaultWorkflow, type WorkflowStep } from '#domain/workflow'
import { people } from './people.ts'

/** Which step an item stands at: every step in turn, the early ones more often. */
const turns = [0, 1, 1, 2, 1, 3, 2, 4, 0, 1, 5, 2, 3, 4, 6, 1, 2] as const

/** The step that the item of a turn stands at. */
export function stepOf(turn: number): WorkflowStep {
  const step = defaultWorkflow.steps[turns[turn % turns.length] ?? 0]
  if (step === undefined) throw new Error('The default workflow is shorter than the demonstration thinks.')
  return step
}

/** Who has accepted an item: every third item of a work step is with somebody of its workgroup. */
export function assigneeOf(
  step: WorkflowStep,
  group: string | null,
  owner: string,
  turn: number,
): string | null {
  if (step.kind === 'initial') return owner
  if (step.kind === 'final' || turn % 3 !== 0) return null
  const members = people.filter(
    person => !person.roles.includes('SU') && person.workgroups.some(code => code === group),
  )
  return members[turn % Math.max(members.length, 1)]?.login ?? null
}

/** Whether Print and Pallet are filled in: behind Design always, there by two of three, and not before. */
export const isPrinted = (step: WorkflowStep, turn: number): boolean =>
  step.code === 'DESIGN' ? turn % 3 !== 1 : step.kind !== 'initial'

/** Whether Design is filled in: behind Design always, there by one of three, and not before. */
export const isRouted = (step: WorkflowStep, turn: number): boolean =>
  step.code === 'DESIGN' ? turn % 3 === 0 : step.kind !== 'initial'

/** Whether Price is filled in: behind Pricing always, there by one of three, and not before. */
export const isPriced = (step: WorkflowStep, turn: number): boolean =>
  step.code === 'PRICING' ? turn % 3 === 0 : step.sequence > 3

/** When the customer ordered: on the way to ORDER, which everything that has ended here has passed a day before. */
export function wonAtOf(step: WorkflowStep, arrived: Date): Date | null {
  if (step.code === 'ORDER') return arrived
  return step.kind === 'final' ? new Date(arrived.getTime() - 86_400_000) : null
}
