/** The most a file may have: 25 MB, checked before it is read. */
const largest = 25 * 1024 * 1024

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The cells of a file's first sheet: a workbook by its content, anything else as CSV. Throws a sentence for people. */
export async function readSheet(file: File): Promise<readonly (readonly unknown[])[]> {
  if (file.size > largest) throw new Error('The file is larger than 25 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { parseCsv, readXlsx } = await import('hucre')
  if (isWorkbook(bytes)) {
    const { sheets } = await readXlsx(bytes).catch(() => {
      throw new Error('The workbook could not be read.')
    })
    return sheets[0]?.rows ?? []
  }
  const words = new TextDecoder('utf-8').decode(bytes)
  if (words.includes('\u0000')) throw new Error('The file is neither a workbook nor CSV.')
  return parseCsv(words)
}
