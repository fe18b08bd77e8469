/** The body of a form with these texts and a file behind them, and its header. */
export function formOf(texts: Readonly<Record<string, string | number>>, fileName: string, content: Buffer) {
  const boundary = 'boxwright-form'
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`
  const fields = Object.entries(texts).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`)
  const file = `${part(`name="file"; filename="${fileName}"`)}content-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(fields.join('') + file),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
