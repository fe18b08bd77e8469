import type { EngineMasters } from '#domain/estimating'
import type { Facts, Finding, ItemSections, QuoteDelivery } from '#domain/quoteItem'
import type { WorkflowStep } from '#domain/workflow'

interface Named {
  readonly code: string
  readonly description: string
}

/** A line of what happened to the item; steps by their codes, `at` as ISO 8601. */
export interface TicketHistory {
  readonly at: string
  readonly whoName: string
  readonly action: string
  readonly actionName: string
  readonly fromStep: string
  readonly toStep: string
}

/** An item as its ticket is made from: as it is stored, with what its codes stand for. */
export interface TicketInput {
  readonly item: ItemSections & {
    readonly reference: string
    readonly quoteReference: string
    readonly customerCode: string
    readonly customerName: string
    readonly step: string
    readonly stepName: string
    readonly isOnHold: boolean
    /** Its customer has ordered it. */
    readonly isOrdered: boolean
    readonly closeType: 'archive' | 'trash' | null
    readonly quoteDelivery: QuoteDelivery
    readonly findings: readonly Finding[]
  }
  readonly purchaseOrder: string
  readonly facts: Pick<Facts, 'inks' | 'documents'>
  readonly masters: EngineMasters
  /** What the codes of the route stand for. */
  readonly names: {
    readonly operations: readonly Named[]
    readonly workCentres: readonly (Named & { readonly plantCode: string })[]
    readonly corrugatorProcesses: readonly Named[]
    readonly outsideProcesses: readonly Named[]
    readonly vendors: readonly { readonly code: string; readonly name: string }[]
    readonly truckTypes: readonly Named[]
  }
  readonly workflow: {
    readonly steps: readonly WorkflowStep[]
    /** Newest first. */
    readonly history: readonly TicketHistory[]
  }
  readonly printed: { readonly at: string; readonly by: string }
  readonly timeZone: string
}
