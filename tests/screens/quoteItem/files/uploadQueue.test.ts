import { describe, expect, it, vi } from 'vitest'
import { likelyType } from '#domain/documents'
import { Failure } from '../../../../src/dataProvider/index.ts'
import {
  createUploadQueue,
  type UploadLine,
  type UploadWorld,
} from '../../../../src/pages/quoteItem/tabs/files/uploadQueue.ts'

const file = (name: string, content = '%PDF-1.7\n') => new File([content], name)
const failure = (code: Failure['code'], status: number, message: string = code) =>
  new Failure({ code, status, message })

interface Sending {
  readonly line: UploadLine
  readonly progress: (share: number) => void
  end(error?: unknown): void
}

/** A queue whose sendings the test ends. */
function held(world: Partial<UploadWorld> = {}) {
  const sendings: Sending[] = []
  const reconnections: (() => void)[] = []
  const stored = vi.fn()
  const queue = createUploadQueue({
    send: (line, signal, progress) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        const end = (error?: unknown) => (error === undefined ? resolve() : reject(error))
        sendings.push({ line, progress, end })
      }),
    arrived: async () => false,
    stored,
    whenConnected: (_, retry) => {
      reconnections.push(retry)
      return () => undefined
    },
    ...world,
  })
  const at = async (index: number): Promise<Sending> => {
    await vi.waitFor(() => expect(sendings.length).toBeGreaterThan(index))
    return sendings[index] as Sending
  }
  const says = (expected: readonly string[]) =>
    vi.waitFor(() =>
      expect(queue.lines().map(({ file, status }) => `${file.name} ${status}`)).toEqual(expected),
    )
  const add = (...files: File[]) => queue.add(files, likelyType)
  return { queue, sendings, at, says, add, stored, reconnections }
}

describe('the files on their way', () => {
  it('go out two at once, each with its own progress and message (documents-upload)', async () => {
    const { queue, at, says, add, stored } = held()
    add(file('A.pdf'), file('B.pdf'), file('C.pdf'))
    const first = await at(0)
    await at(1)
    await says(['A.pdf sending', 'B.pdf sending', 'C.pdf waiting'])
    first.progress(0.4)
    expect(queue.lines()[0]?.sent).toBe(0.4)
    first.end()
    await says(['A.pdf done', 'B.pdf sending', 'C.pdf sending'])
    expect(queue.lines()[0]?.message).toBe('A.pdf successfully uploaded')
    expect(stored).toHaveBeenCalledTimes(1)
  })

  it('that are wrong by themselves are refused before anything is sent', async () => {
    const { queue, sendings, says, add } = held()
    add(file('A.exe'), file('B.pdf', 'GIF89a'), file('C.pdf', ''))
    await says(['A.exe refused', 'B.pdf refused', 'C.pdf refused'])
    expect(queue.lines()[1]?.message).toContain('its content is a GIF picture')
    expect(sendings).toHaveLength(0)
  })

  it('say the specified text when they failed, and can be tried again', async () => {
    const { queue, at, says, add } = held()
    add(file('A.pdf'))
    ;(await at(0)).end(failure('unavailable', 503, 'Not available right now'))
    await says(['A.pdf failed'])
    const [line] = queue.lines()
    expect(line?.message).toBe('Some error occured while uploading A.pdf. Not available right now')
    queue.retry(line?.key ?? 0)
    ;(await at(1)).end()
    await says(['A.pdf done'])
  })

  it('go on by themselves after a lost connection', async () => {
    const { at, says, add, reconnections } = held()
    add(file('A.pdf'))
    ;(await at(0)).end(failure('no-connection', 0))
    await says(['A.pdf lost'])
    reconnections[0]?.()
    ;(await at(1)).end()
    await says(['A.pdf done'])
  })

  it('are there already when only the answer was lost', async () => {
    const { at, says, add, reconnections } = held({ arrived: async () => true })
    add(file('A.pdf'))
    ;(await at(0)).end(failure('no-connection', 0))
    await says(['A.pdf lost'])
    reconnections[0]?.()
    ;(await at(1)).end(failure('already-exists', 409))
    await says(['A.pdf done'])
  })

  it('documents-duplicate: whose name exists can become its next version', async () => {
    const { queue, at, says, add } = held({ arrived: async () => true })
    add(file('A.pdf'))
    ;(await at(0)).end(failure('already-exists', 409, 'A.pdf already exist'))
    await says(['A.pdf exists'])
    const [line] = queue.lines()
    expect(line?.message).toBe('A.pdf already exist')
    queue.asVersion(line?.key ?? 0, 7)
    const again = await at(1)
    expect(again.line.replaces).toBe(7)
    again.end()
    await says(['A.pdf done'])
  })

  it('are given up when they are cancelled, and the next goes out', async () => {
    const { queue, at, says, add } = held()
    add(file('A.pdf'), file('B.pdf'), file('C.pdf'))
    await at(1)
    queue.drop(queue.lines()[0]?.key ?? 0)
    await at(2)
    await says(['B.pdf sending', 'C.pdf sending'])
  })

  it('that are done make room for the next', async () => {
    const { at, says, add } = held()
    add(file('A.pdf'))
    ;(await at(0)).end()
    await says(['A.pdf done'])
    add(file('B.pdf'))
    await says(['B.pdf sending'])
  })
})
