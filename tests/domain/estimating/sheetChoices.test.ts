import { describe, expect, it } from 'vitest'
import { estimateBlank, sheetChoices } from '#domain/estimating'
import { anItem, aPlant, theMasters } from './builders.ts'
import { dieCutter } from './workCentres.ts'

const blankOf = (change: Parameters<typeof anItem>[0] = {}) => {
  const result = estimateBlank(anItem(change), 'B', theMasters())
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.blank
}

const mailer = blankOf({ style: '0427', length: 300, width: 200, depth: 150 })

describe('the sheets a blank can be made from', () => {
  it('are the blank itself where the corrugator makes the creases', () => {
    expect(sheetChoices(blankOf(), [aPlant()])).toMatchObject({
      ok: true,
      blank: { length: 1437, width: 556 },
      sheets: [{ length: 1437, width: 556, numberUp: 1 }],
      creases: 2,
    })
  })

  it('are the best grid of each die-cutter where it is cut', () => {
    const small = {
      ...dieCutter,
      code: 'DCF1',
      attributes: { ...dieCutter.attributes, max_sheet_width: 900 },
    }
    const choices = sheetChoices(mailer, [aPlant({ workCentres: [dieCutter, small] })])
    expect(choices).toMatchObject({ ok: true, creases: 0 })
    expect(choices.ok && choices.sheets.map(({ numberUp }) => numberUp)).toEqual([2])
  })

  it('are larger grids too, that waste a little more board, for a long run is made in fewer strokes', () => {
    const tray = blankOf({ style: '0422', length: 520, width: 296, depth: 170 })
    const choices = sheetChoices(tray, [aPlant()])
    expect(choices.ok && choices.sheets.map(({ numberUp }) => numberUp)).toEqual([1, 2])
  })

  it('have the number up that somebody chose', () => {
    const choices = sheetChoices(mailer, [aPlant()], 1)
    expect(choices.ok && choices.sheets).toMatchObject([{ length: 951, width: 865.5, numberUp: 1 }])
  })

  it('hold several blanks where a style is slit or die-cut from a larger sheet', () => {
    const pad = blankOf({ style: '0900', length: 200, width: 100, depth: 0 })
    const slit = sheetChoices(pad, [aPlant()], 4, 'slit')
    expect(slit.ok && slit.sheets[0]).toMatchObject({ numberUp: 4, creases: 0 })
    const cut = sheetChoices(pad, [aPlant()], null, 'dieCut')
    expect(cut.ok && cut.sheets.every(({ numberUp }) => numberUp > 1)).toBe(true)
    expect(sheetChoices(pad, [aPlant({ workCentres: [] })], null, 'slit')).toMatchObject({
      ok: false,
      reason: 'There is no slitter.',
    })
  })

  it.each([
    [mailer, aPlant(), 9, 'DCR1 takes no sheet with 9 blanks.'],
    [mailer, aPlant({ workCentres: [] }), null, 'There is no die-cutter.'],
    [
      blankOf({ style: '0427', length: 3000, width: 200, depth: 150 }),
      aPlant(),
      null,
      'DCR1: A blank of 3641 × 865.5 mm does not fit a sheet of 2400 × 1650 mm.',
    ],
  ])('say why there are none', (blank, plant, wanted, reason) => {
    expect(sheetChoices(blank, [plant], wanted)).toMatchObject({ ok: false, reason })
  })
})
