import { describe, expect, it } from 'vitest'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import { placePanels } from '../../../domain/boxGeometry/placePanels.ts'
import { rootPanel } from '../../../domain/boxGeometry/rootPanel.ts'
import { ruleLines } from '../../../domain/boxGeometry/ruleLines.ts'
import { made } from './builders.ts'

describe('0201 in C', () => {
  const { rules } = made('0201')

  it('is cut by 34 rules and creased by 12', () => {
    expect(rules.filter(({ rule }) => rule === 'CUT')).toHaveLength(34)
    expect(rules.filter(({ rule }) => rule === 'CREASE')).toHaveLength(12)
  })

  it('the floor of each of its six slots is one rule, as wide as the slot', () => {
    const floors = rules.filter(
      ({ rule, from, to }) => rule === 'CUT' && from.y === to.y && Math.abs(to.x - from.x) === 7,
    )
    expect(floors).toHaveLength(6)
  })
})

it('a panel wider than what it hangs from is creased where they meet and cut beside it', () => {
  const wide = hang('top', { name: 'wide', role: 'flap', along: 140, offset: -20, out: 30 })
  const root = rootPanel({ name: 'root', role: 'wall', width: 100, height: 50, children: [wide] })
  const lines = ruleLines(placePanels(root))
  const level = lines.filter(({ from, to }) => from.y === 50 && to.y === 50)
  expect(level.map(({ rule, from, to }) => [rule, from.x, to.x])).toEqual([
    ['CUT', 0, 20],
    ['CUT', 120, 140],
    ['CREASE', 20, 120],
  ])
})

it('a hole is cut all around', () => {
  const root = rootPanel({
    name: 'root',
    role: 'base',
    width: 100,
    height: 50,
    holes: [{ x: 10, y: 10, width: 20, height: 5 }],
  })
  expect(ruleLines(placePanels(root))).toHaveLength(8)
})
