import type { ManualOrder } from '#contract/newWork'
import { orderLabels } from './orderWords.ts'

const flags = ['a3', 'aOPlot', 'pdf', 'multiUp', 'digital', 'fullDeckle'] as const

/** What is wanted of an order's vendor, in one line; '' when nothing is ticked. */
export const wantedWords = (order: Pick<ManualOrder, (typeof flags)[number]>): string =>
  flags
    .filter(flag => order[flag])
    .map(flag => orderLabels[flag])
    .join(', ')
