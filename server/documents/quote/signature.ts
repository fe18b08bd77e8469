import type { QuoteDocument } from '#domain/quoteDocument'
import { decoration, tagged } from '../pdf/tags.ts'
import { ink, write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'
import { brand, inner, page } from './page.ts'

/** Points that the names below a letter take. */
export const signatureHeight = ({ signedBy }: QuoteDocument): number => signedBy.length * 13 + 18

/** Who the letter is signed by. */
export function signaturePart(flow: Flow, document: QuoteDocument): void {
  const { signedBy } = document
  if (signedBy.length === 0) return
  const { pdf, root } = flow
  flow.need(signatureHeight(document) - 10)
  const y = flow.at()
  tagged(pdf, root, 'P', () =>
    signedBy.forEach((line, index) => {
      const look =
        index === 0 ? ({ size: 10.4, weight: 'semibold' } as const) : { size: 9.2, colour: ink.label }
      write(pdf, line, page.side, y + index * 13, inner, look)
    }),
  )
  flow.move(signatureHeight(document))
}

const blanks = ['Items and quantities', 'Purchase order', 'Name', 'Signature and date'] as const
const acceptanceHeight = 88

/** Room to order by hand: a letter that came on paper goes back on paper. */
export function acceptancePart(flow: Flow, { customer, quoteReference }: QuoteDocument): void {
  const { pdf, root } = flow
  flow.need(acceptanceHeight)
  const y = flow.at()
  decoration(pdf, () => {
    pdf
      .rect(page.side + 0.4, y + 0.4, inner - 0.8, acceptanceHeight - 0.8)
      .lineWidth(0.8)
      .stroke(brand.line)
    const column = (inner - 36) / 2
    blanks.forEach((_, index) => {
      const x = page.side + 12 + (index % 2) * (column + 12)
      pdf.rect(x, y + 48 + Math.floor(index / 2) * 28, column, 0.5).fill(ink.line)
    })
  })
  tagged(pdf, root, 'P', () =>
    write(
      pdf,
      `Order on quote ${quoteReference}${customer.name === '' ? '' : `, for ${customer.name}`}`,
      page.side + 12,
      y + 9,
      inner - 24,
      {
        size: 9.4,
        weight: 'semibold',
      },
    ),
  )
  const column = (inner - 36) / 2
  blanks.forEach((words, index) => {
    const x = page.side + 12 + (index % 2) * (column + 12)
    const top = y + 50 + Math.floor(index / 2) * 28
    tagged(pdf, root, 'P', () => write(pdf, words, x, top, column, { size: 6.8, colour: ink.label }))
  })
  flow.move(acceptanceHeight + 8)
}
