/** How a question is answered aside from the page. */
export interface Answering<Question, Answer> {
  /** A thread that answers each message with one. */
  readonly start: () => Worker
  /** Where there is no thread to be had. */
  readonly answer: (question: Question) => Answer
  /** Milliseconds without a change before a question is worth asking. */
  readonly pause: number
}

interface Hearing<Answer> {
  readonly onAnswer: (answer: Answer) => void
  readonly onFailure: () => void
}

/** Asks aside from the page, a moment after the last change. Gives back how to stop, which frees the processor at once. */
export function startAside<Question, Answer>(
  question: Question,
  { start, answer, pause }: Answering<Question, Answer>,
  { onAnswer, onFailure }: Hearing<Answer>,
): () => void {
  let worker: Worker | undefined
  const timer = setTimeout(() => {
    if (typeof Worker === 'undefined') {
      onAnswer(answer(question))
      return
    }
    worker = start()
    worker.onmessage = (event: MessageEvent<Answer>) => onAnswer(event.data)
    worker.onerror = onFailure
    worker.postMessage(question)
  }, pause)
  return () => {
    clearTimeout(timer)
    worker?.terminate()
  }
}
