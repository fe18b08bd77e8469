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

/** A thread that is kept over questions: the next one meets it warm. */
export interface Aside<Question, Answer> {
  /** Asks a moment after the last change; gives back how to give the question up. */
  readonly ask: (question: Question, hearing: Hearing<Answer>) => () => void
  readonly close: () => void
}

/** How long a question that was given up may go on, ms: to start another thread takes longer. */
const patience = 100

/**
 * Answers questions aside from the page, one at a time, the newest next. A question that was given up and goes on for long
 * is ended with its thread, which frees the processor; another thread starts with the next question.
 */
export function createAside<Question, Answer>({
  start,
  answer,
  pause,
}: Answering<Question, Answer>): Aside<Question, Answer> {
  interface Asked extends Hearing<Answer> {
    readonly question: Question
  }
  let worker: Worker | null = null
  let running: Asked | null = null
  let waiting: Asked | null = null

  const stop = () => {
    worker?.terminate()
    worker = null
    running = null
  }
  const goOn = () => {
    const next = waiting
    waiting = null
    if (next !== null) run(next)
  }
  const begin = (): Worker => {
    const begun = start()
    begun.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asked = running
      running = null
      goOn()
      asked?.onAnswer(data)
    }
    begun.onerror = () => {
      const asked = running
      stop()
      goOn()
      asked?.onFailure()
    }
    return begun
  }
  const run = (asked: Asked) => {
    if (typeof Worker === 'undefined') {
      asked.onAnswer(answer(asked.question))
      return
    }
    running = asked
    worker ??= begin()
    worker.postMessage(asked.question)
  }

  return {
    ask: (question, { onAnswer, onFailure }) => {
      let isWanted = true
      const asked: Asked = {
        question,
        onAnswer: given => {
          if (isWanted) onAnswer(given)
        },
        onFailure: () => {
          if (isWanted) onFailure()
        },
      }
      const runOrWait = () => {
        if (running === null) run(asked)
        else waiting = asked
      }
      // Even a pause of nothing would let the page be drawn first.
      const timer = pause === 0 ? undefined : setTimeout(runOrWait, pause)
      if (pause === 0) runOrWait()
      return () => {
        isWanted = false
        clearTimeout(timer)
        if (waiting === asked) waiting = null
        if (running !== asked) return
        setTimeout(() => {
          if (running !== asked) return
          stop()
          goOn()
        }, patience)
      }
    },
    close: () => {
      waiting = null
      stop()
    },
  }
}
