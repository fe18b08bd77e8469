import { isWorkbook } from './isWorkbook.ts'
import type { Cells } from './readCells.ts'

/** What the thread answers: the cells, or why there are none, in a sentence for people. */
export type SheetAnswer = { readonly cells: Cells } | { readonly problem: string }

/** The part of a Worker that reading needs. */
export type SheetThread = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>

/** The most a file may have: 25 MB, checked before it is read. */
const largest = 25 * 1024 * 1024

/** Milliseconds after which a file is given up: its directory may lie about what it unpacks to. */
const patience = 10_000

const startThread = (): SheetThread | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })

/** Whether a file is called a workbook and is none: what it has for lines is nothing that a person wrote. */
export async function isNoWorkbook(file: File): Promise<boolean> {
  if (!/\.xlsx$/i.test(file.name)) return false
  return !isWorkbook(new Uint8Array(await file.slice(0, 2).arrayBuffer()))
}

function aside(thread: SheetThread, bytes: Uint8Array): Promise<Cells> {
  const answer = new Promise<Cells>((done, fail) => {
    const giveUp = (sentence: string) => fail(new Error(sentence))
    setTimeout(giveUp, patience, 'The file takes too long to read. Split it, or save it as CSV.')
    thread.onerror = () => giveUp('The file could not be read.')
    thread.onmessage = ({ data }: MessageEvent<SheetAnswer>) =>
      'cells' in data ? done(data.cells) : giveUp(data.problem)
    thread.postMessage(bytes)
  })
  return answer.finally(() => thread.terminate())
}

/**
 * The cells of a file's first sheet, a workbook or CSV, read in a thread of its own that is ended after ten seconds: a
 * workbook can be made to take a page's whole memory. Throws a sentence for people.
 */
export async function readSheet(file: File, start: () => SheetThread | null = startThread): Promise<Cells> {
  if (file.size > largest) throw new Error('The file is larger than 25 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const thread = start()
  if (thread !== null) return aside(thread, bytes)
  const { readCells } = await import('./readCells.ts')
  return readCells(bytes)
}
