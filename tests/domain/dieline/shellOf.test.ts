import { describe, expect, it } from 'vitest'
import type { PanelRole } from '#domain/boxGeometry'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import { span } from '../../../domain/boxGeometry/span.ts'
import { shellOf } from '../../../domain/dieline/shellOf.ts'
import { wall } from '../boxGeometry/builders.ts'

const shell = (role: PanelRole, from = 0, piece = 0) =>
  shellOf(hang('top', { name: role, role, along: span(1), out: span(1), from }), piece)

describe('which of two panels in one plane is outside', () => {
  it('the outer flap, which folds after the inner one', () => {
    expect(shell('flap', 0.8)).toBeGreaterThan(shell('flap', 0.6))
  })

  it('the wall, over the glue lap and the ears behind it', () => {
    expect(shellOf(wall(), 0)).toBeGreaterThan(shell('lap', 0.6))
    expect(shellOf(wall(), 0)).toBeGreaterThan(shell('ear', 0.4))
  })

  it.each(['tuck', 'lock', 'inner'] as const)(
    'any other panel, over a %s, which is tucked in behind it',
    role => {
      expect(shell('lap')).toBeGreaterThan(shell(role, 1))
      expect(shellOf(wall(), 0)).toBeGreaterThan(shell(role, 1))
    },
  )

  it('the lid, with all of its panels, over the body', () => {
    expect(shell('inner', 0, 1)).toBeGreaterThan(shell('flap', 1, 0))
  })
})
