/** Milliseconds after which a browser has taken what it was given. */
const taken = 10_000

/** Gives a file to the browser to be stored. */
export function saveBlob(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), taken)
}
