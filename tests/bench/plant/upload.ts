/** Sends a PDF of so many megabytes for an item, in pieces, as a browser sends a file. */
export async function upload(
  origin: string,
  token: string,
  item: { readonly quoteId: number; readonly id: number },
  megabytes: number,
): Promise<void> {
  const content = Buffer.alloc(megabytes * 1024 * 1024 - 1024, 0x20)
  content.write('%PDF-1.7\n')
  const form = new FormData()
  form.set('quoteId', String(item.quoteId))
  form.set('quoteProductId', String(item.id))
  form.set('documentType', 'OTHER')
  form.set('file', new Blob([content], { type: 'application/pdf' }), `drawing-${performance.now()}.pdf`)
  const answer = await fetch(`${origin}/quote/QuoteDocument/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (answer.status !== 200)
    throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`)
}
