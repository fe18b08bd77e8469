import { expect, it } from 'vitest'
import { openPdf } from '../../server/documents/pdf/openPdf.ts'
import { textWidth } from '../../server/documents/pdf/wordWidths.ts'

it('no figure of a text stands over the point behind it', () => {
  const { pdf } = openPdf('Figures', '2026-11-23T00:30:00.000Z')
  const width = (text: string) => textWidth(pdf, text, 'regular', 10, false)
  for (const figure of ['$12,037.32', '7.7', '0.74,'])
    expect(width(figure)).toBeCloseTo(
      Array.from(figure, width).reduce((sum, each) => sum + each, 0),
      6,
    )
})
