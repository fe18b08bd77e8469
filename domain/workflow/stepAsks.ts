import { sectionOfTab, type TabKey, tabKeys, tabLabels, validationTabIds } from '#domain/quoteItem'

/** What a step can ask for before an item moves on: that a tab is valid, that a file is there, or that the customer has ordered. */
export type StepAsk = TabKey | 'purchaseOrder'

/**
 * What is there or not, besides the tabs that a rule can find fault with: the customer's purchase order, and a file of the
 * item (001 §5: documents in the design step may be required).
 */
const things = ['files', 'purchaseOrder'] as const

/** Whether what is asked for is there or not, and no tab that is valid or not. */
export const isThing = (ask: StepAsk): ask is (typeof things)[number] => things.some(thing => thing === ask)

/** Everything that a template may name: the tabs that have a validation id and Files, in their order, and the purchase order. */
export const stepAsks: readonly StepAsk[] = [
  ...tabKeys.filter(tab => validationTabIds[tab] !== undefined || isThing(tab)),
  'purchaseOrder',
]

/** Those of them that hold an item today: a tab without a section has nothing that could be wrong. */
export const stepAsksNow: readonly StepAsk[] = stepAsks.filter(
  ask => isThing(ask) || sectionOfTab(ask) !== null,
)

/** What is not called as its tab is: the two tabs called Price are never those of one item, but stand in one list here. */
const labels: Readonly<Record<StepAsk, string>> = {
  ...tabLabels,
  genprice: 'Price of bought goods',
  purchaseOrder: 'Purchase Order',
}

/** What it is called on the screen. */
export const stepAskLabel = (ask: StepAsk): string => labels[ask]
