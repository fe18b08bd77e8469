import type { Endpoint } from '#contract/endpoint'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'

/** The calls whose answers are old once an item moved: everything that shows where it stands. */
export const itemCalls: readonly Endpoint[] = [
  quote.get,
  quote.item,
  quote.draftQuotes,
  quote.comments,
  quote.log,
  workflow.details,
  workflow.steps,
  ...Object.values(quoteWorklist),
]

const lists: readonly Endpoint[] = [quoteWorklist.worklist, quoteWorklist.scaWorklist]

/** {@link itemCalls} without the worklists of quote items: those keep themselves fresh, row by row. */
export const itemCallsBesideLists: readonly Endpoint[] = itemCalls.filter(call => !lists.includes(call))
