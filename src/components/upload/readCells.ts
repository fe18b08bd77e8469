import { parseCsv, readXlsx } from 'hucre'
import { isWorkbook } from './isWorkbook.ts'
import { unpackedSize } from './unpackedSize.ts'

/** The cells of a sheet, row by row. */
export type Cells = readonly (readonly unknown[])[]

/** The most that a workbook may unpack to: it compresses a thousandfold, and the browser holds ten times of it. */
const largestUnpacked = 100 * 1024 * 1024

async function workbookCells(bytes: Uint8Array): Promise<Cells> {
  const unreadable = new Error('The workbook could not be read.')
  let size: number
  try {
    size = unpackedSize(bytes)
  } catch {
    throw unreadable
  }
  if (size > largestUnpacked) throw new Error('The workbook unpacks to more than 100 MB.')
  const { sheets } = await readXlsx(bytes).catch(() => {
    throw unreadable
  })
  return sheets[0]?.rows ?? []
}

/** CSV as it is written: as UTF-8, or as Excel does on Windows where no other is asked for. */
function wordsOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The cells of a file's first sheet: a workbook by its content, anything else as CSV. Throws a sentence for people. */
export async function readCells(bytes: Uint8Array): Promise<Cells> {
  if (isWorkbook(bytes)) return workbookCells(bytes)
  const words = wordsOf(bytes)
  if (words.includes('\u0000')) throw new Error('The file is neither a workbook nor CSV.')
  return parseCsv(words)
}
