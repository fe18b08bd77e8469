import { expect, it } from 'vitest'
import { type Blank, type BlankPiece, blank } from '#domain/boxGeometry'
import { foldFaults } from '#domain/dieline'
import type { Panel } from '../../../domain/boxGeometry/panel.ts'
import { placePanels } from '../../../domain/boxGeometry/placePanels.ts'
import { made } from '../boxGeometry/builders.ts'

const tray = made('0422', { length: 400, width: 300, depth: 80 }, 'B')

const changed = (box: Blank, change: (panel: Panel) => Panel): Blank => {
  const walk = (panel: Panel): Panel => {
    const next = change(panel)
    return { ...next, children: next.children.map(child => ({ ...walk(child), hinge: child.hinge })) }
  }
  const pieces = box.pieces.map((piece): BlankPiece => {
    const root = walk(piece.root)
    return { ...piece, root, flat: placePanels(root) }
  })
  return { ...box, pieces }
}

it('a rolled end a caliper too wide stands in the sides', () => {
  const wide = changed(tray, panel =>
    /^end \w+ (?:roll|inner)$/.test(panel.name) ? { ...panel, height: 306 } : panel,
  )
  expect(foldFaults(tray)).toEqual([])
  expect(foldFaults(wide).map(({ where }) => where)).toContain('side top')
})

it('a base a caliper too short does not hold the length', () => {
  const short = changed(tray, panel => (panel.name === 'base' ? { ...panel, width: 412 } : panel))
  expect(foldFaults(short)).toContainEqual({
    where: 'tray',
    message: 'Inside along x it is 397 mm, not 400.',
  })
})

it('a lid that does not go over its body is told', () => {
  const result = blank('0300', { length: 400, width: 300, depth: 120 }, 'C', {
    allowances: { styles: { '0300': { lidGap: -3 } } },
  })
  expect(result.ok && foldFaults(result.blank).length).toBeGreaterThan(0)
})
