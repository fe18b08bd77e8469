import { dieline, toPdf } from '#domain/dieline'
import { blankOfProduct } from '#domain/quoteItem'

/** What of a product its drawing shows. */
export type DrawnProduct = Parameters<typeof blankOfProduct>[0]

/** The drawing of a product's blank as a PDF in real size, by the flute of its board; null while it can't be drawn. */
export function drawingOf(product: DrawnProduct, flute: string | undefined): Buffer | null {
  const result = blankOfProduct(product, flute)
  if (result === null || !result.ok) return null
  return Buffer.from(toPdf(dieline(result.blank, { glue: true, names: true })), 'latin1')
}
