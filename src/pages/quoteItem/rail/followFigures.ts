import type { ItemFigures } from '#domain/estimating'
import type { PricedItem } from './answerFigures.ts'
import type { FigureThread } from './figureThread.ts'

/** Asks for the figures of an item that keeps changing. */
export interface Follower {
  readonly ask: (item: PricedItem) => void
  readonly stop: () => void
}

/** One question at a time: while it is answered only the newest waits, so that fast typing leaves no queue behind. */
export function followFigures(
  { ask }: Pick<FigureThread, 'ask'>,
  tell: (figures: ItemFigures) => void,
): Follower {
  let isBusy = false
  let isStopped = false
  let next: PricedItem | null = null
  const run = async (item: PricedItem): Promise<void> => {
    isBusy = true
    // A question that fails leaves the figures as they are: the next one may be answered.
    const figures = await ask(item).catch(() => null)
    isBusy = false
    if (isStopped) return
    if (figures !== null) tell(figures)
    const waiting = next
    next = null
    if (waiting !== null) await run(waiting)
  }
  return {
    ask: item => {
      if (isBusy) next = item
      else void run(item)
    },
    stop: () => {
      isStopped = true
    },
  }
}
