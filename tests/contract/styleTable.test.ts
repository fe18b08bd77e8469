import { describe, expect, it } from 'vitest'
import { readStyleTable } from '#contract/styleTable'

const panel = ['front', 'wall', '', '0', 'L', 'W', 0]
const table = (row: unknown, more: object = {}) =>
  JSON.stringify({
    allowances: {},
    rules: [],
    pieces: [{ name: 'box', inside: ['L', 'W', 'D'], flutes: 'x', panels: [row], ...more }],
  })

const said = (text: string) => {
  const read = readStyleTable(text)
  return read.ok ? '' : read.message
}

describe('what is wrong with the table of an own style is said in words, by the names of its panels', () => {
  it.each([
    ['nothing', '', 'Begin with the table of a built-in style.'],
    [
      'a comma too many',
      '{\n  "allowances": {},\n}',
      'It is no JSON. In line 3 a comma, a quote or a bracket is missing, or there is one too many.',
    ],
    [
      'no end',
      '{',
      'It is no JSON. In line 1 a comma, a quote or a bracket is missing, or there is one too many.',
    ],
    ['a list', '[]', 'The table: must be names with values in { }.'],
    ['no rules', '{"allowances":{},"pieces":[]}', 'Rules: is missing.'],
    ['an unknown part', table(panel, { foo: 1 }), 'Piece box: has foo, which no table knows.'],
    [
      'a number for a formula',
      table(['front', 'wall', '', '0', 'L', 300, 0]),
      'Piece box, panel front, height: must be a text in quotes.',
    ],
    [
      'an unknown role',
      table(['front', 'wal', '', '0', 'L', 'W', 0]),
      'Piece box, panel front, role: must be one of base, wall, lid, flap, lap, ear, roll, inner, tongue, tuck, lock, web, sheet, strip.',
    ],
    [
      'no side to hang from',
      table(['front', 'wall', 'top', '0', 'L', 'W', 0]),
      'Piece box, panel front, where it hangs: must be panel.side, or nothing for the first.',
    ],
    [
      'an order in quotes',
      table(['front', 'wall', '', '0', 'L', 'W', '0']),
      'Piece box, panel front, order: must be numeric.',
    ],
    [
      'an empty formula',
      table(['front', 'wall', '', '0', '', 'W', 0]),
      'Piece box, panel front, width: must not be empty.',
    ],
    [
      'a panel that ends early',
      table(['front', 'wall', '']),
      'Piece box, panel front: is no panel: name, role, where it hangs, offset, width, height, order, and what few have.',
    ],
    [
      'an angle of too much',
      table([...panel, { angle: 999 }]),
      'Piece box, panel front, what few have, angle: must be <= 180.',
    ],
    [
      'an unknown extra',
      table([...panel, { foo: 1 }]),
      'Piece box, panel front, what few have: has foo, which no table knows.',
    ],
    ['an unknown way of flutes', table(panel, { flutes: 'z' }), 'Piece box, flutes: must be one of x, y.'],
    [
      'two inside lengths',
      table(panel, { inside: ['L', 'W'] }),
      'Piece box, inside: must have 3 or more in its list.',
    ],
    [
      'an allowance without a letter',
      '{"allowances":{"1a":"t"},"rules":[],"pieces":[]}',
      'Allowances, 1a: must be named by letters and digits, a letter first.',
    ],
    [
      'a rule without words',
      '{"allowances":{},"rules":[["L > 0"]],"pieces":[]}',
      'Rules, 1: must have 2 or more in its list.',
    ],
    ['no pieces', '{"allowances":{},"rules":[],"pieces":[]}', 'Pieces: must have 1 or more in its list.'],
  ])('%s', (_, text, message) => {
    expect(said(text)).toBe(message)
  })
})
