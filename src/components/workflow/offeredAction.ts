import type { z } from 'zod'
import type { OfferedAction as Schema, WorkflowAnswer } from '#contract/workflow'

/** An action as the server offers it for an item, allowed or refused with the reason. */
export type OfferedAction = z.infer<typeof Schema>

/** The item an action is about. */
export interface ActedItem {
  readonly quoteId: number
  readonly quoteItemId: number
  /** As people write it: `100023-2`. */
  readonly reference: string
  readonly description: string
  /** What the person saw; an item that moved since refuses the action as stale. */
  readonly hashKey?: string | undefined
}

/** How an action went: the server's answer for what it did, null for closing and reopening an item. */
export interface Acted {
  readonly action: OfferedAction
  readonly answer: WorkflowAnswer | null
}
