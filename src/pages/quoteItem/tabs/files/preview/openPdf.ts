import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker'

let hasWorker = false

/** Opens a PDF in a thread of its own. Throws when it is none, or is locked with a password. */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  if (!hasWorker) {
    GlobalWorkerOptions.workerPort = new PdfWorker()
    hasWorker = true
  }
  // WebAssembly is not allowed by the content security policy; few pictures need it.
  return getDocument({ data: await content.arrayBuffer(), useWasm: false }).promise
}
