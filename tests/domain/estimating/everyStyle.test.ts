import { expect, it } from 'vitest'
import { styles, usualSize } from '#domain/boxGeometry'
import { drawDesign } from '#domain/designFiles'
import { dieline, foldFaults, toEps } from '#domain/dieline'
import { boardPart, boxPart, palletPart, palletQuestion, unitPart, usualPallet } from '#domain/estimating'
import { anOrder } from '../designFiles/orders.ts'
import { aGrade, anItem, aPlant, theMasters } from './builders.ts'

const masters = theMasters({ boardGrades: [aGrade(), aGrade({ code: 'E340', flute: 'E' })] })

it.each(styles)('$code folds without a fault, measures, palletises as it ships, and exports', style => {
  // A ring liner ships open: one for the usual box is longer than a pallet.
  const size = style.code === '0904' ? { length: 300, width: 200, depth: 200 } : usualSize(style)
  const boardGrade = style.family === 'FC' ? 'E340' : 'C340'
  const blankOptions = {
    topFlapAdjustment: 60,
    bottomFlapAdjustment: 60,
    cells: { alongLength: 4, alongWidth: 3 },
  }
  const item = anItem({ style: style.code, ...size, blankOptions, boardGrade })
  const board = boardPart({ ...item, boardGradeVariant: null }, masters)
  const box = boxPart(item, size, board.ok ? board.value.flute.code : '', masters)
  if (!box.ok || !board.ok) throw new Error(JSON.stringify([box, board]))
  const { value: blank } = box
  expect(foldFaults(blank)).toEqual([])
  for (const { sheetLength, sheetWidth, areas } of blank.pieces)
    expect(Math.min(sheetLength, sheetWidth, areas.blank)).toBeGreaterThan(0)

  const unit = unitPart(box, board, null, aPlant())
  expect(unit.ok && unit.value.folded.problems).toEqual([])
  // Folded flat or nested: what is glued ships as a tube, the rest as it lies.
  const folded = unit.ok ? unit.value.folded : { length: 0, width: 0 }
  expect(folded.length).toBeLessThanOrEqual(Math.max(...blank.pieces.map(piece => piece.sheetLength)))
  const deck = { ...usualPallet, overhang: '', overhangMm: null }
  const load = palletPart(palletQuestion(unit, deck, 1000, masters), null)
  expect(load.ok ? load.value.load.totalPalletQty : load.problems).toBeGreaterThan(0)

  const drawn = drawDesign({
    ...anOrder(),
    style: style.code,
    size,
    flute: blank.flute.code,
    options: blankOptions,
  })
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems))
  const kinds = drawn.files.map(({ fileName }) => fileName.split('.').at(-1))
  expect(new Set(kinds)).toEqual(new Set(['ard', 'mfg', 'dxf', 'cf2', 'pdf', 'svg']))
  const files = [...drawn.files.map(({ text }) => text), toEps(dieline(blank))]
  for (const text of files) expect(text).not.toMatch(/NaN|undefined|Infinity/)
})
