import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckleLayout, defaultDieCut, numberUp, sheetLayout } from '#domain/corrugator'
import { verifyLayer } from '#domain/palletisation'
import { seeded } from '../palletisation/seeded.ts'

const limits = { minLength: 500, maxLength: 2400, minWidth: 400, maxWidth: 1650 }

describe('blanks on a sheet', () => {
  it('lie behind the gripper, a bridge apart, in the middle of what the sheet is wider', () => {
    const sheet = { length: 500, width: 400, numberUp: 2, alongLength: 2, alongWidth: 1 }
    const layout = sheetLayout({
      sheet,
      blank: { length: 200, width: 300 },
      dieCut: { bridge: 6, gripper: 10 },
    })
    expect(layout.blanks).toEqual([
      { x: 10, y: 50, length: 200, width: 300 },
      { x: 216, y: 50, length: 200, width: 300 },
    ])
    expect(layout.wastePercent).toBe(40)
  })

  it('fill a sheet that is slit', () => {
    const sheet = { length: 800, width: 600, numberUp: 4, alongLength: 2, alongWidth: 2 }
    expect(sheetLayout({ sheet, blank: { length: 400, width: 300 } })).toMatchObject({ wastePercent: 0 })
  })

  it('are as many as the sheet has, on it and apart, whatever the grid', () => {
    const side = fc.integer({ min: 80, max: 1200 })
    fc.assert(
      fc.property(side, side, (length, width) => {
        const found = numberUp({ length, width, limits, mayRotate: false })
        for (const row of found.ok ? found.rows : []) {
          const sheet = { length: row.sheetLength, width: row.sheetWidth, ...row }
          const { blanks } = sheetLayout({ sheet, blank: { length, width }, dieCut: defaultDieCut })
          expect(blanks).toHaveLength(row.numberUp)
          const deck = { deckLength: sheet.length, deckWidth: sheet.width }
          expect(verifyLayer(deck, blanks)).toEqual({ outside: [], overlapping: [] })
        }
      }),
      seeded(60),
    )
  })
})

describe('sheets on the web', () => {
  it('lie beside each other, half the trim at either edge', () => {
    expect(deckleLayout({ length: 1441, width: 560 }, { deckle: 1800, out: 3 })).toEqual({
      length: 1441,
      deckle: 1800,
      sheets: [60, 620, 1180].map(y => ({ x: 0, y, length: 1441, width: 560 })),
      trims: [
        { x: 0, y: 0, length: 1441, width: 60 },
        { x: 0, y: 1740, length: 1441, width: 60 },
      ],
    })
  })
})
