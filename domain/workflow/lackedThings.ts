import { asksOf } from './asksOf.ts'
import { isThing, type StepAsk } from './stepAsks.ts'
import type { ItemState, WorkflowStep } from './types.ts'

/** Something that a step asks for and that is not there, with what to do about it. */
export interface LackedThing {
  readonly ask: StepAsk
  readonly message: string
}

/** A file or a purchase order that a forward action of the step asks for and that is not there. */
export function lackedThings(
  step: Pick<WorkflowStep, 'asks' | 'fieldRules'>,
  { hasPurchaseOrder, hasFiles }: Pick<ItemState, 'hasPurchaseOrder' | 'hasFiles'>,
): LackedThing[] {
  const isThere = { files: hasFiles, purchaseOrder: hasPurchaseOrder }
  return asksOf(step).flatMap(ask => (isThing(ask) && !isThere[ask] ? [{ ask, message: words[ask] }] : []))
}

const words = {
  files: 'There is no file: attach one on Files.',
  purchaseOrder:
    'There is no purchase order of the customer: enter it as Customer PO in the header of the quote.',
} as const
