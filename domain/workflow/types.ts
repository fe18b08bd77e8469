import type { FieldRule } from '#domain/quoteItem'
import type { StepAsk } from './stepAsks.ts'

/** A workflow as data: what a template in the database says, read as one value. */
export interface WorkflowDefinition {
  readonly templateId: number
  readonly name: string
  readonly version: number
  /** In the order of their sequence; the first is INITIATE. */
  readonly steps: readonly WorkflowStep[]
}

export interface WorkflowStep {
  readonly code: string
  readonly name: string
  readonly sequence: number
  readonly kind: 'initial' | 'work' | 'final'
  /** Workgroups that own the step; the first whose condition fits the item is its assignment group. */
  readonly owners: readonly StepOwner[]
  readonly actions: readonly StepAction[]
  readonly fieldRules: readonly FieldRule[]
  /** An item with this flag set passes the step by. */
  readonly bypass: BypassFlag | null
  /** What a forward action asks for. Left out: stored before a step said so; `asksOf` says what it asks then. */
  readonly asks?: readonly StepAsk[]
}

export type BypassFlag = 'allowByPassDesign' | 'allowByPassPricing' | 'allowByPassCustomerService'

export interface StepOwner {
  readonly workgroup: string
  /** What people call the workgroup now; left out of what is stored, because it may be renamed. */
  readonly name?: string
  /** null: any plant. */
  readonly plantCode: string | null
  /** null: any business unit. */
  readonly businessUnit: string | null
}

/**
 * `forward`: the step's work is done, which asks for what the step asks for. `back`: somebody has to work on it again;
 * `out`: it ends without having been done, as what is lost. Neither asks for anything.
 */
export const actionDirections = ['forward', 'back', 'out'] as const
export type ActionDirection = (typeof actionDirections)[number]

export interface StepAction {
  readonly code: string
  readonly name: string
  /** Code of the step the item goes to. */
  readonly target: string
  readonly direction: ActionDirection
  /** What the person is asked before it happens. */
  readonly dialog: ActionDialog | null
}

export interface ActionDialog {
  readonly title: string
  readonly text: string
  /** Reasons to choose from; empty: none is asked. */
  readonly reasons: readonly { readonly code: string; readonly name: string }[]
  readonly commentRequired: boolean
}

/** Where an item stands in its workflow. */
export interface ItemState {
  /** Login of who started it: an item that goes back to the first step goes back to them. */
  readonly initiator: string
  readonly stepCode: string
  readonly assignee: string | null
  /** Name of the assignee, for sentences; their login stands in for it. */
  readonly assigneeName?: string
  readonly assignmentGroup: string | null
  readonly isOnHold: boolean
  /** Whether tooling of the item is ordered and not there yet. */
  readonly hasOrder: boolean
  /** Whether the customer's purchase order is known. */
  readonly hasPurchaseOrder: boolean
  /** Whether a file is attached to the item. */
  readonly hasFiles: boolean
  readonly closeType: 'archive' | 'trash' | null
  readonly plantCode: string | null
  readonly businessUnit: string | null
  /** Whether its liner is printed before it is corrugated; missing: no. */
  readonly isPreprint?: boolean
  readonly bypass: Readonly<Record<BypassFlag, boolean>>
}

/** The person who acts. */
export interface Actor {
  readonly login: string
  readonly roles: readonly string[]
  readonly workGroups: readonly string[]
  readonly isInitiator: boolean
}

export const workActions = ['ACCEPT', 'RELEASE', 'ONHOLD', 'OFFHOLD'] as const
export type WorkAction = (typeof workActions)[number]

/** An action as it is offered: with the reason when it is not allowed. */
export interface OfferedAction {
  readonly code: string
  readonly name: string
  readonly kind: 'work' | 'step' | 'close'
  /** The step it leads to; null when the item stays where it is. */
  readonly target: string | null
  readonly dialog: ActionDialog | null
  readonly allowed: boolean
  /** Why it is not allowed; empty when it is. */
  readonly reason: string
}

export interface ActionInput {
  readonly action: string
  readonly reason: string
  readonly comment: string
}

export type ActionResult =
  | { readonly ok: false; readonly message: string }
  | {
      readonly ok: true
      readonly state: ItemState
      /** Steps passed by because of a bypass flag, in order. */
      readonly bypassed: readonly string[]
      /** Whether the row leaves the worklist it was acted on in. */
      readonly leavesWorklist: boolean
    }
