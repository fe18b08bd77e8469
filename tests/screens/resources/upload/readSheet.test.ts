import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isNoWorkbook, readSheet, type SheetThread } from '../../../../src/components/upload/readSheet.ts'

const file = (bytes: Uint8Array<ArrayBuffer> | string, name = 'inks.xlsx') => new File([bytes], name)

describe('the file of an upload', () => {
  it('is read as a workbook by its content', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Inks', rows: [['Code'], ['WHITE']] }] })
    expect(await readSheet(file(new Uint8Array(bytes), 'inks.csv'))).toEqual([['Code'], ['WHITE']])
  })

  it('is read as CSV when it is no workbook', async () => {
    expect(await readSheet(file('Code,Name\nWHITE,"White, opaque"', 'inks.xlsx'))).toEqual([
      ['Code', 'Name'],
      ['WHITE', 'White, opaque'],
    ])
  })

  it('is read with its accents as UTF-8, and as Excel writes CSV on Windows', async () => {
    const windows = new Uint8Array([...'Name\nCaf\u00e9 \u00b5'].map(letter => letter.charCodeAt(0)))
    for (const given of [file('Name\nCaf\u00e9 \u00b5', 'inks.csv'), file(windows, 'inks.csv')])
      expect(await readSheet(given)).toEqual([['Name'], ['Caf\u00e9 \u00b5']])
  })

  it.each([
    ['is neither', file('a\u0000b'), 'The file is neither a workbook nor CSV.'],
    ['only begins like a workbook', file('PK and then words'), 'The workbook could not be read.'],
  ])('is refused when it %s', async (_, given, sentence) => {
    await expect(readSheet(given)).rejects.toThrow(sentence)
  })

  it('is no workbook where it is only called one, so that nobody asks for the columns of its words', async () => {
    const workbook = await writeXlsx({ sheets: [{ name: 'Inks', rows: [['Code']] }] })
    expect(await isNoWorkbook(file('this is no workbook'))).toBe(true)
    expect(await isNoWorkbook(file(''))).toBe(true)
    expect(await isNoWorkbook(file('Code,Name', 'inks.csv'))).toBe(false)
    expect(await isNoWorkbook(file(new Uint8Array(workbook)))).toBe(false)
  })

  it('is refused when its directory says that it unpacks to more than 100 MB', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1) })
    const directory = bomb.findIndex((_, at) => bomb[at] === 0x50 && bomb[at + 2] === 1 && bomb[at + 3] === 2)
    new DataView(bomb.buffer).setUint32(directory + 24, 101 * 1024 * 1024, true)
    await expect(readSheet(file(new Uint8Array(bomb)))).rejects.toThrow(
      'The workbook unpacks to more than 100 MB.',
    )
  })
})

describe('the thread that reads it', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const thread = () =>
    ({
      postMessage: vi.fn(),
      terminate: vi.fn(),
      onmessage: null,
      onerror: null,
    }) satisfies SheetThread & Record<string, unknown>

  it('is ended after ten seconds, and the person is told', async () => {
    const stuck = thread()
    const reading = readSheet(file('Code'), () => stuck)
    const refused = expect(reading).rejects.toThrow('The file takes too long to read.')
    await vi.waitFor(() => expect(stuck.postMessage).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(10_000)
    await refused
    expect(stuck.terminate).toHaveBeenCalledOnce()
  })
})
