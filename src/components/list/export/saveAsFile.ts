/** Hands `content` to the browser's downloads. The mark at the start lets spreadsheets read it as UTF-8. */
export function saveAsFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
