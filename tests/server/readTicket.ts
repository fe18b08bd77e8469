import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What the content streams of a PDF say. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const streams: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at)
    try {
      streams.push(inflateSync(bytes.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // A font or picture that is packed otherwise.
    }
  }
  return streams.join('\n')
}

/** Where the bars stand and how wide they are: the only rectangles 34 points high. */
export const barsOf = (pdf: Uint8Array) =>
  [...contentOf(pdf).matchAll(/([\d.]+) [\d.]+ ([\d.]+) 34 re/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }))

/** The texts of the first page of a ticket, with their places and tags. */
export async function readTicket(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), useWasm: false, verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const tags = JSON.stringify(await page.getStructTree())
  const text = items.map(item => ('str' in item ? item.str : '')).join(' ')
  const places = items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const { numPages } = document
  await document.destroy()
  return { numPages, size: page.view.slice(2), text, places, tags }
}
