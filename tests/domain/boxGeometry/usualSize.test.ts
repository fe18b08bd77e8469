import { expect, it } from 'vitest'
import { blank, styles, usualSize } from '#domain/boxGeometry'
import { foldFaults } from '#domain/dieline'

it.each(styles)('$code is made in its usual size, and folds without a fault', style => {
  const options = {
    topFlapAdjustment: 60,
    bottomFlapAdjustment: 60,
    cells: { alongLength: 4, alongWidth: 3 },
  }
  const result = blank(style.code, usualSize(style), style.family === 'FC' ? 'E' : 'C', options)
  expect(result.ok && foldFaults(result.blank)).toEqual([])
})
