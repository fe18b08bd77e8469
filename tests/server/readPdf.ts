import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page of a PDF: its words, where each stands (points from the lower left corner), and its structure. */
export interface Page {
  readonly text: string
  readonly tags: string
  readonly places: readonly {
    readonly str: string
    readonly x: number
    readonly y: number
    readonly width: number
  }[]
}

/** The pages of a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<Page[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useWasm: false, verbosity: 0 }).promise
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const places = items.flatMap(item =>
      'str' in item && item.str.trim() !== ''
        ? [{ str: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
        : [],
    )
    const text = places.map(({ str }) => str).join(' ')
    pages.push({ text, places, tags: JSON.stringify(await page.getStructTree()) })
  }
  await document.destroy()
  return pages
}
