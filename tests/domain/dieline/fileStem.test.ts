import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileStem } from '../../../domain/dieline/fileStem.ts'
import { seedFrom } from '../../depth.ts'
import { anyText } from '../markup/texts.ts'

describe('the beginning of a file name', () => {
  it.each([
    ['PRJ-100234', 'PRJ-100234'],
    ['Q 100/2', 'Q-100-2'],
    ['Crème Brûlée', 'Creme-Brulee'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.hidden', 'hidden'],
    ['C:\\new folder\\', 'C-new-folder'],
    ['漢字', 'design'],
    ['...', 'design'],
    ['', 'design'],
  ])('of project %j is %j', (project, stem) => {
    expect(fileStem(project)).toBe(stem)
  })

  it('never leaves the folder, is never empty and never hidden', () => {
    fc.assert(
      fc.property(anyText, project => {
        expect(fileStem(project)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/)
      }),
      { seed: seedFrom(89), numRuns: 200 },
    )
  })
})
