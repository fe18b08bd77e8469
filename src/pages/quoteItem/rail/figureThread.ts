import type { EngineMasters, ItemFigures } from '#domain/estimating'
import type { FigureAnswer, FigureQuestion, PricedItem } from './answerFigures.ts'

/** Works out the figures of items aside from the page. */
export interface FigureThread {
  readonly ask: (item: PricedItem) => Promise<ItemFigures>
  readonly stop: () => void
}

/** What a thread looks like from here: a Worker, or one end of a channel. */
export type Line = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>

const startWorker = (): Line | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./figures.worker.ts', import.meta.url), { type: 'module' })

/** On the page itself, where there is no thread to be had. */
async function here({ item, goesTo }: PricedItem, masters: EngineMasters): Promise<ItemFigures> {
  const { figuresOf } = await import('#domain/estimating')
  return figuresOf(item, masters, goesTo)
}

/** A thread that knows the master data. Where it can't start or breaks, the page works the figures out itself. */
export function createFigureThread(
  masters: EngineMasters,
  start: () => Line | null = startWorker,
): FigureThread {
  const waiting = new Map<
    number,
    { readonly done: (figures: ItemFigures) => void; readonly broke: () => void }
  >()
  let line = start()
  let last = 0
  const send = (question: FigureQuestion) => line?.postMessage(question)
  const breakOff = () => {
    line?.terminate()
    line = null
    for (const { broke } of waiting.values()) broke()
    waiting.clear()
  }
  if (line !== null) {
    line.onmessage = ({ data }: MessageEvent<FigureAnswer>) => {
      waiting.get(data.number)?.done(data.figures)
      waiting.delete(data.number)
    }
    line.onerror = breakOff
  }
  send({ kind: 'masters', masters })
  return {
    ask: asked =>
      line === null
        ? here(asked, masters)
        : new Promise((done, fail) => {
            last += 1
            waiting.set(last, { done, broke: () => here(asked, masters).then(done, fail) })
            send({ kind: 'item', number: last, ...asked })
          }),
    stop: () => {
      waiting.clear()
      breakOff()
    },
  }
}
