import { expect, it } from 'vitest'
import { cutsBlanks } from '#domain/routing'

it('a slitter, a slotter, a folder-gluer and a die-cutter make single blanks of a sheet, nothing else does', () => {
  expect((['SLITTER', 'SLOT', 'FFG', 'DIECUT'] as const).every(cutsBlanks)).toBe(true)
  expect((['CORR', 'LAMINATE', 'PRINT', 'GLUE', 'DESPATCH'] as const).some(cutsBlanks)).toBe(false)
})
