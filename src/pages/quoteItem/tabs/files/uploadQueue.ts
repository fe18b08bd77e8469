import {
  contentProblem,
  type DocumentType,
  fileNameProblem,
  headLength,
  largestFile,
  tooLargeText,
} from '#domain/documents'
import { text } from '#domain/messages'
import { failureText, isFailure } from '../../../../dataProvider/index.ts'

/**
 * `lost`: the connection broke, it goes on by itself; `exists`: the item has a file of this name; `refused`: another try
 * would be refused as well; `failed`: another try may help.
 */
export type UploadStatus = 'waiting' | 'sending' | 'done' | 'exists' | 'refused' | 'failed' | 'lost'

/** A file on its way. */
export interface UploadLine {
  readonly key: number
  readonly file: File
  readonly documentType: DocumentType
  /** The document of which it becomes a new version; undefined: one of its own. */
  readonly replaces: number | undefined
  readonly status: UploadStatus
  /** The share that has gone out, 0 to 1. */
  readonly sent: number
  /** What there is to say about how it ended. */
  readonly message: string
}

export interface UploadWorld {
  /** Sends the file; throws a Failure, or an AbortError when it was given up. */
  send(line: UploadLine, signal: AbortSignal, onProgress: (share: number) => void): Promise<unknown>
  /** Whether the server has what was sent before the connection broke: its answer may be what was lost. */
  arrived(line: UploadLine): Promise<boolean>
  /** Told when a file has been stored. */
  stored(): void
  /** Calls back when the connection may be there again, at the latest after a while; answers how not to. */
  whenConnected(tries: number, retry: () => void): () => void
}

/** So many go out at once. */
const atOnce = 2

async function problemOf(file: File): Promise<string> {
  const named = fileNameProblem(file.name)
  if (named !== '') return named
  if (file.size > largestFile) return tooLargeText(file.name)
  return contentProblem(file.name, new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
}

/** The files that are sent to an item, a few at once; it goes on whatever page is shown. */
export function createUploadQueue(world: UploadWorld) {
  let lines: readonly UploadLine[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const controllers = new Map<number, AbortController>()
  const waits = new Map<number, () => void>()
  const losses = new Map<number, number>()

  const show = (next: readonly UploadLine[]) => {
    lines = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, to: Partial<UploadLine>) =>
    show(lines.map(line => (line.key === key ? { ...line, ...to } : line)))

  const done = (line: UploadLine) => {
    const message = text('uploadSuccess', { name: line.file.name })
    change(line.key, { status: 'done', sent: 1, message })
    world.stored()
  }

  const lose = (line: UploadLine) => {
    const tries = (losses.get(line.key) ?? 0) + 1
    losses.set(line.key, tries)
    change(line.key, { status: 'lost', sent: 0, message: 'No connection. It goes on when there is one.' })
    waits.set(
      line.key,
      world.whenConnected(tries, () => retry(line.key)),
    )
  }

  const fail = async (line: UploadLine, error: unknown) => {
    if (!lines.some(({ key }) => key === line.key)) return
    if (isFailure(error, 'no-connection', 'timed-out')) return lose(line)
    if (isFailure(error, 'already-exists')) {
      const isOurs = losses.has(line.key) && (await world.arrived(line).catch(() => false))
      return isOurs
        ? done(line)
        : change(line.key, { status: 'exists', sent: 0, message: failureText(error) })
    }
    const isFinal = isFailure(error) && error.status >= 400 && error.status < 500 && error.status !== 429
    if (isFinal) return change(line.key, { status: 'refused', sent: 0, message: failureText(error) })
    const message = `${text('uploadError', { name: line.file.name })}. ${failureText(error, '')}`.trim()
    change(line.key, { status: 'failed', sent: 0, message })
  }

  const send = async (line: UploadLine) => {
    const controller = new AbortController()
    controllers.set(line.key, controller)
    change(line.key, { status: 'sending', message: '' })
    try {
      const problem = await problemOf(line.file)
      if (problem !== '') return change(line.key, { status: 'refused', message: problem })
      await world.send(line, controller.signal, sent => change(line.key, { sent }))
      done(line)
    } catch (error) {
      await fail(line, error)
    } finally {
      controllers.delete(line.key)
      go()
    }
  }

  const go = () => {
    const free = atOnce - lines.filter(({ status }) => status === 'sending').length
    for (const line of lines.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free)))
      void send(line)
  }

  const again = (key: number, more: Partial<UploadLine> = {}) => {
    waits.get(key)?.()
    waits.delete(key)
    change(key, { status: 'waiting', sent: 0, message: '', ...more })
    go()
  }
  const retry = (key: number) => again(key)

  return {
    lines: () => lines,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends these files, each as what `typeOf` says it is. */
    add: (files: readonly File[], typeOf: (fileName: string) => DocumentType) => {
      const added = files.map((file): UploadLine => {
        lastKey += 1
        const plain = { status: 'waiting', sent: 0, message: '', replaces: undefined } as const
        return { key: lastKey, file, documentType: typeOf(file.name), ...plain }
      })
      // What is over and done with makes room for what comes now.
      show([...lines.filter(({ status }) => status !== 'done'), ...added])
      go()
    },
    retry,
    /** Sends the file as the next version of the document that has its name. */
    asVersion: (key: number, replaces: number) => again(key, { replaces }),
    /** Gives the file up, or takes away what is said of it. */
    drop: (key: number) => {
      waits.get(key)?.()
      waits.delete(key)
      show(lines.filter(line => line.key !== key))
      controllers.get(key)?.abort()
      go()
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
