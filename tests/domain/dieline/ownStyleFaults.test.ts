import { describe, expect, it } from 'vitest'
import { readStyleTable } from '#contract/styleTable'
import { blank, type OwnStyle, styles, styleTables, writeStyleTable } from '#domain/boxGeometry'
import { ownStyleFaults } from '#domain/dieline'

const tableOf = (code: string) => {
  const table = styleTables[code]
  if (table === undefined) throw new Error(`${code} is no table.`)
  return table
}
const own = (changes: Partial<OwnStyle> = {}): OwnStyle => ({
  ...{ code: 'TRAY-X', name: 'Our tray', family: '04', group: 'tray', isGlued: false },
  table: tableOf('0422'),
  ...changes,
})
const withTable = (change: (text: string) => string): string[] => {
  const read = readStyleTable(change(writeStyleTable(tableOf('0422'))))
  return read.ok ? ownStyleFaults(own({ table: read.table })) : [read.message]
}

describe("a company's own style", () => {
  it('is made as its table says, and is offered by its code', () => {
    const size = { length: 400, width: 300, depth: 80 }
    const made = blank('TRAY-X', size, 'B', { ownStyles: [own()] })
    expect(made.ok && [made.blank.sheetLength, made.blank.sheetWidth]).toEqual([749, 466])
    expect(blank('TRAY-X', size, 'B')).toMatchObject({ problems: [{ field: 'style' }] })
  })

  it('passes the checks of the fold when it is right', () => expect(ownStyleFaults(own())).toEqual([]))

  it('whose base is a caliper short does not hold its size', () => {
    const faults = withTable(text => text.replace('"L + 5*t","W + t"', '"L + 4*t","W + t"'))
    expect(faults.join(' ')).toContain('Inside along x it is')
  })

  it('whose rolled end is too wide stands in its sides', () => {
    const faults = withTable(text => text.replaceAll('"2*t","W - 2*play"', '"2*t","W + 2*t"'))
    expect(faults.join(' ')).toMatch(/It stands .* mm in/)
  })

  it.each([
    [
      'a name that nobody gave',
      '"L + 5*t"',
      '"L + 5*x"',
      'base: x is neither L, W, D, t nor an allowance before it.',
    ],
    ['half a formula', '"L + 5*t"', '"L +"', 'base: L + ends too early.'],
    [
      'a parent that is not there',
      '"base.right"',
      '"floor.right"',
      'end right hangs from floor, which is not before it.',
    ],
    [
      'a role that there is none of',
      '"wall"',
      '"door"',
      /^Piece tray, panel side top, role: must be one of base, wall/,
    ],
    ['no JSON', '"pieces":', '"pieces"', /^It is no JSON/],
  ])('says what is wrong: %s', (_, from, to, message) => {
    const [first] = withTable(text => text.replace(from, to))
    if (typeof message === 'string') expect(first).toBe(message)
    else expect(first).toMatch(message)
  })
})

it.each(styles.filter(({ code }) => styleTables[code] !== undefined))(
  '$code is written as text and read again the same',
  ({ code }) => {
    expect(readStyleTable(writeStyleTable(tableOf(code)))).toEqual({ ok: true, table: tableOf(code) })
  },
)
