import { describe, expect, it } from 'vitest'
import { blank, styles } from '#domain/boxGeometry'
import { readFormula } from '../../../domain/boxGeometry/formula.ts'
import { styleTables } from '../../../domain/boxGeometry/styleTables.ts'
import { flatPanel, made, pieceOf, problemsOf } from './builders.ts'

const tray = { length: 400, width: 300, depth: 80 }

describe('the styles that are tables', () => {
  it('are styles that are offered, each with formulas that can be read', () => {
    for (const [code, table] of Object.entries(styleTables)) {
      expect(styles.map(style => style.code)).toContain(code)
      for (const formula of Object.values(table.allowances)) expect(readFormula(formula).ok).toBe(true)
    }
  })

  // Length and width of the blank in flute B: styles.md for the trays, layer by layer for the others.
  it.each([
    ['0422', tray, 749, 466],
    ['0422-4', tray, 749, 637],
    ['0421', tray, 749, 846],
    ['0427', { length: 300, width: 200, depth: 150 }, 941, 865.5],
    ['0501', tray, 1442, 80],
  ] as const)('%s, %o: %d x %d', (code, size, length, width) => {
    const { sheetLength, sheetWidth } = made(code, size, 'B')
    expect([sheetLength, sheetWidth]).toEqual([length, width])
  })

  it('0422: the rolled end stands between the sides, and its tabs find slots in the base', () => {
    const box = made('0422', tray, 'B')
    expect(flatPanel(box, 'end left').height).toBe(303)
    expect(flatPanel(box, 'end left inner').height).toBe(299)
    expect(box.root.holes).toHaveLength(4)
    // In the middle 2 calipers from the crease, a play wider than the tab on either side.
    expect(box.root.holes[0]).toMatchObject({ x: 4, y: 41.5, width: 4, height: 34 })
  })

  it('a plant sets an allowance, and the trace says so', () => {
    const styled = { allowances: { styles: { '0422': { tab: 20 } } } }
    const box = made('0422', tray, 'B', styled)
    expect(flatPanel(box, 'end left tab 1').height).toBe(20)
    expect(box.trace.find(({ label }) => label === 'tab')?.why).toBe('As the plant makes it')
  })

  it('a size outside its rules is refused with the reason', () => {
    expect(problemsOf('0423', { ...tray, depth: 200 }, 'B')[0]).toEqual({
      field: 'depth',
      message: 'This style needs depth at most width / 2: the rolled panels must not cross.',
    })
    expect(blank('0301', tray, 'C', { lidDepth: 80 })).toMatchObject({
      problems: [{ field: 'lidDepth', message: 'Lid depth must be greater than 0 and less than the depth.' }],
    })
  })

  it('sets have a seat for every copy', () => {
    expect(pieceOf(made('0310', { length: 400, width: 300, depth: 400 }), 'cap').quantity).toBe(2)
  })
})
