import { readXlsx } from 'hucre'
import { expect, test, vi } from 'vitest'
import { saveAsExcel } from '../../../src/components/list/export/saveAsExcel.ts'

/** The rows below the head of what is saved, as a spreadsheet reads them. */
async function saved(head: readonly { label: string; align?: 'right' }[], line: readonly string[]) {
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:made'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await saveAsExcel('Worklist.xlsx', head, [line])
  create.mockRestore()
  click.mockRestore()
  const bytes = await files[0]?.arrayBuffer()
  const { sheets } = await readXlsx(new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return sheets[0]?.rows[1]
}

test('in a workbook figures can be added up and days sorted', async () => {
  const head = [
    { label: 'Order qty', align: 'right' as const },
    { label: 'Charge', align: 'right' as const },
    { label: 'Customer due date' },
    { label: 'Date arrived' },
  ]
  expect(await saved(head, ['16,000', '1,441.50', '22-11-2026', '21-11-2026 23:18'])).toEqual([
    16000,
    1441.5,
    new Date('2026-11-22T00:00:00Z'),
    new Date('2026-11-21T23:18:00Z'),
  ])
})

test('codes, references and what only looks like a figure, a day or a formula stay texts', async () => {
  const head = ['Code', 'Description', 'Quote item number', 'Drawing', 'Note'].map(label => ({ label }))
  const line = ['00123', '1,000', '100044-1', '31-31-2026', '=1+1']
  expect(await saved(head, line)).toEqual(line)
})
