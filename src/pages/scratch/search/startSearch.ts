import { answerSearch, type SearchAnswer, type SearchQuestion } from './searches.ts'

interface Hearing {
  readonly onAnswer: (answer: SearchAnswer) => void
  readonly onFailure: () => void
}

/** Milliseconds without a change before a search is worth starting. */
const pause = 300

/** Searches aside from the page, a moment after the last change. Gives back how to stop, which frees the processor at once. */
export function startSearch(question: SearchQuestion, { onAnswer, onFailure }: Hearing): () => void {
  let worker: Worker | undefined
  const timer = setTimeout(() => {
    if (typeof Worker === 'undefined') {
      onAnswer(answerSearch(question))
      return
    }
    worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<SearchAnswer>) => onAnswer(event.data)
    worker.onerror = onFailure
    worker.postMessage(question)
  }, pause)
  return () => {
    clearTimeout(timer)
    worker?.terminate()
  }
}
