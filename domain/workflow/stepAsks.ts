import { sectionOfTab, type TabKey, tabKeys, tabLabels, validationTabIds } from '#domain/quoteItem'

/** What a step can ask for before an item moves on: that a tab is valid, or that the customer has ordered. */
export type StepAsk = TabKey | 'purchaseOrder'

/** Everything that a template may name: the tabs that have a validation id, in their order, and the purchase order. */
export const stepAsks: readonly StepAsk[] = [
  ...tabKeys.filter(tab => validationTabIds[tab] !== undefined),
  'purchaseOrder',
]

/** Those of them that hold an item today: a tab without a section has nothing that could be wrong. */
export const stepAsksNow: readonly StepAsk[] = stepAsks.filter(
  ask => ask === 'purchaseOrder' || sectionOfTab(ask) !== null,
)

/** What it is called on the screen. */
export const stepAskLabel = (ask: StepAsk): string =>
  ask === 'purchaseOrder' ? 'Purchase Order' : tabLabels[ask]
