import type { WorkflowStep } from '#domain/workflow'
import type { TicketHistory } from './ticketInput.ts'

/** The step at which the design is made (001 §4). */
const designStep = 'DESIGN'

export type DesignApproval =
  | { readonly state: 'open' }
  | { readonly state: 'approved'; readonly by: string; readonly at: string; readonly isBypassed: boolean }
  /** The item stands behind the design, and nothing says how it came there. */
  | { readonly state: 'unrecorded' }

type Step = Pick<WorkflowStep, 'code' | 'sequence'>

/**
 * Who let the design of an item that stands at this step go on, and when: the newest move from the design step, or past it,
 * to one behind it. Open while the item stands at the design or before; `at` as in the history.
 */
export function designApproval(
  standsAt: string,
  steps: readonly Step[],
  history: readonly TicketHistory[],
): DesignApproval {
  const place = (code: string): number => steps.find(step => step.code === code)?.sequence ?? 0
  const design = place(designStep)
  if (place(standsAt) <= design) return { state: 'open' }
  const move = history.find(
    ({ fromStep, toStep }) => place(fromStep) <= design && place(toStep) > design && fromStep !== '',
  )
  if (move === undefined) return { state: 'unrecorded' }
  return { state: 'approved', by: move.whoName, at: move.at, isBypassed: move.fromStep !== designStep }
}
