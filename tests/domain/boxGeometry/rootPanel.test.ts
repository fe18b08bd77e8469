import { describe, expect, it } from 'vitest'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import { rootPanel } from '../../../domain/boxGeometry/rootPanel.ts'

describe('the panel a tree begins with', () => {
  const base = { name: 'base', role: 'base', width: 300, height: 200 } as const

  it('hangs from nothing, whole and with sharp corners', () => {
    expect(rootPanel(base)).toEqual({
      ...base,
      hinge: null,
      trimLow: null,
      trimHigh: null,
      notches: [],
      holes: [],
      marks: [],
      children: [],
    })
  })

  it('carries its panels, slots and holes', () => {
    const flap = hang('top', { name: 'flap', role: 'flap', along: 300, out: 50 })
    const slot = { side: 'left', offset: 10, width: 4, depth: 90 } as const
    const hole = { x: 5, y: 5, width: 10, height: 10 }
    expect(rootPanel({ ...base, children: [flap], notches: [slot], holes: [hole] })).toMatchObject({
      children: [flap],
      notches: [slot],
      holes: [hole],
    })
  })
})
