import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { quickShaping } from './quickShaping.ts'

export type Pdf = PDFKit.PDFDocument

/** A part of a page that readers of its structure are told of. */
export type Part = ReturnType<Pdf['struct']>

const packages = createRequire(import.meta.url)

/** The typeface of every document, whole: it has the letters of every language written in Latin ones. */
const fonts = {
  regular: packages.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: packages.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  bold: packages.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
} as const

export type Weight = keyof typeof fonts

export interface OpenedPdf {
  readonly pdf: Pdf
  /** The whole document, for what is put on its pages. */
  readonly root: Part
  /** Ends it; the bytes of all of it. Rejects when it became larger than a document may. */
  close(): Promise<Uint8Array>
}

/** More than any document of ours comes to. */
const mostBytes = 32 * 1024 * 1024

/** An open A4 document without pages, with its fonts embedded and its structure tagged. `title` may have letters, figures, spaces and dashes: the library writes it unescaped into XML. */
export function openPdf(title: string, madeAt: string, language = 'en-AU'): OpenedPdf {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title.replace(/[^\p{L}\p{N} -]/gu, ' '),
      Producer: 'Boxwright',
      Creator: 'Boxwright',
      CreationDate: new Date(madeAt),
    },
  }
  // The types of the library are older than this of its subsets. No font to begin with: one that is registered again
  // later is read from its file for every text.
  const more = { subset: 'PDF/UA', font: null }
  const pdf = new PDFDocument({ ...options, ...more } as unknown as PDFKit.PDFDocumentOptions)
  for (const [name, file] of Object.entries(fonts)) {
    pdf.registerFont(name, file).font(name)
    quickShaping(pdf)
  }
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    let size = 0
    pdf.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > mostBytes) reject(new Error('The document is too large.'))
      else chunks.push(chunk)
    })
    pdf.on('end', () => resolve(joined(chunks, size)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return {
    pdf,
    root,
    close: () => {
      root.end()
      pdf.end()
      return whole
    },
  }
}

/** In memory of their own, which a thread can hand over. */
function joined(chunks: readonly Buffer[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
