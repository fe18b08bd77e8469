import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { ThreadPoolBusy } from './threadPoolBusy.ts'

/** Answers questions beside the thread that answers requests. */
export interface ThreadPool<Question, Answer> {
  /** The answer; rejects with `ThreadPoolBusy` when too many wait, or with what broke while it was worked out. */
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

export interface ThreadPoolOptions {
  /** The thread's code: it answers each message by one of its own, in turn. */
  readonly file: URL
  /** What it answers by, for sentences: `palletisation`, and several of them. */
  readonly name: string
  readonly names: string
  readonly threads?: number
  /** Questions that may wait for a thread. */
  readonly mostWaiting?: number
  /** Milliseconds after which a question is given up and its thread ended; left out: it takes as long as it takes. */
  readonly timeoutMs?: number
  readonly resourceLimits?: ResourceLimits
  /** Told when a thread breaks. */
  readonly onBroken?: (error: Error) => void
}

interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface Thread<Question, Answer> {
  readonly worker: Worker
  current: Waiting<Question, Answer> | null
  timer: NodeJS.Timeout | undefined
}

/** Whoever asked may ask again: of the server that follows. */
const stopping = () => new ThreadPoolBusy('The server is stopping.')

const usualThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1))

/** Threads are started when they are first needed, and anew when one breaks. */
export function createThreadPool<Question, Answer>(options: ThreadPoolOptions): ThreadPool<Question, Answer> {
  const { name, timeoutMs, resourceLimits } = options
  const most = options.threads ?? usualThreads()
  const mostWaiting = options.mostWaiting ?? 64
  const threads: Thread<Question, Answer>[] = []
  const queue: Waiting<Question, Answer>[] = []
  let isClosed = false

  const rest = (thread: Thread<Question, Answer>): Waiting<Question, Answer> | null => {
    clearTimeout(thread.timer)
    const { current } = thread
    thread.current = null
    return current
  }

  const broken = (thread: Thread<Question, Answer>, error: Error): void => {
    const index = threads.indexOf(thread)
    if (index < 0) return
    threads.splice(index, 1)
    if (isClosed) {
      rest(thread)?.reject(stopping())
      return
    }
    options.onBroken?.(error)
    rest(thread)?.reject(error)
    next()
  }

  const startThread = (): Thread<Question, Answer> => {
    const worker = new Worker(fileURLToPath(options.file), {
      ...(resourceLimits === undefined ? {} : { resourceLimits }),
    })
    const thread: Thread<Question, Answer> = { worker, current: null, timer: undefined }
    worker.unref()
    worker.on('message', (answer: Answer) => {
      rest(thread)?.resolve(answer)
      next()
    })
    worker.on('error', error => broken(thread, error))
    worker.on('exit', code => broken(thread, new Error(`The ${name} thread ended (${code}).`)))
    threads.push(thread)
    return thread
  }

  const begin = (thread: Thread<Question, Answer>, waiting: Waiting<Question, Answer>): void => {
    thread.current = waiting
    if (timeoutMs !== undefined) {
      thread.timer = setTimeout(() => {
        broken(thread, new Error(`A ${name} took longer than ${timeoutMs} ms.`))
        void thread.worker.terminate()
      }, timeoutMs).unref()
    }
    try {
      thread.worker.postMessage(waiting.question)
    } catch (error) {
      rest(thread)?.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const next = (): void => {
    while (queue.length > 0) {
      const idle = threads.find(thread => thread.current === null)
      const thread = idle ?? (threads.length < most ? startThread() : undefined)
      if (thread === undefined) return
      const waiting = queue.shift()
      if (waiting === undefined) return
      begin(thread, waiting)
    }
  }

  return {
    ask: question =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(stopping())
        if (queue.length >= mostWaiting) return reject(new ThreadPoolBusy(`Too many ${options.names} wait.`))
        queue.push({ question, resolve, reject })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(stopping())
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
