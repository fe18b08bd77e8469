import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownPaper, readMakeUp } from '#domain/boardGrades'
import { seedFrom } from '../../depth.ts'

const known: readonly KnownPaper[] = [
  { code: '175K', role: 'liner' },
  { code: '205K', role: 'liner' },
  { code: '140F', role: 'medium' },
  { code: '140S', role: 'liner' },
  { code: '140S', role: 'medium' },
]

describe('a make-up, written from the outside in', () => {
  it('names liner, medium and liner of a single wall', () => {
    expect(readMakeUp('175K / 140F / 205K', 3, known)).toEqual({
      papers: [
        { paperCode: '175K', role: 'liner' },
        { paperCode: '140F', role: 'medium' },
        { paperCode: '205K', role: 'liner' },
      ],
      problem: '',
    })
  })

  it('takes a paper that serves as both in the middle of a double wall as well as between two media', () => {
    const { papers, problem } = readMakeUp('205K/140S/140S/140S/205K', 5, known)
    expect(problem).toBe('')
    expect(papers.map(({ role }) => role)).toEqual(['liner', 'medium', 'liner', 'medium', 'liner'])
  })

  it('does not care how slashes are spaced or doubled', () => {
    const spaced = fc.array(fc.constantFrom('', ' ', '  ', '\t'), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(spaced, ([a = '', b = '', c = '', d = '']) => {
        const { papers } = readMakeUp(`${a}175K${b}/${c}140F/${d}/175K${a}`, 3, known)
        expect(papers.map(({ paperCode }) => paperCode)).toEqual(['175K', '140F', '175K'])
      }),
      { seed: seedFrom(4), numRuns: 30 },
    )
  })
})

describe('a make-up that is refused, with no papers to compute with', () => {
  it.each([
    ['175K / 99X / 88Y', 3, 'There is no paper 99X, 88Y.'],
    ['175k / 140F / 175K', 3, 'There is no paper 175k.'],
    ['175K / 140F', 3, 'The make-up has 2 papers, but the board has 3 plies.'],
    ['175K', 3, 'The make-up has 1 paper, but the board has 3 plies.'],
    ['175K / 140F / 175K', 5, 'The make-up has 3 papers, but the board has 5 plies.'],
    ['', 3, 'The make-up has 0 papers, but the board has 3 plies.'],
    ['140F / 175K / 140F', 3, 'Paper 140F is no liner.'],
    ['175K / 205K / 175K', 3, 'Paper 205K is no medium.'],
  ])('%j as a board of %d plies: %s', (makeUp, plies, problem) => {
    expect(readMakeUp(makeUp, plies, known)).toEqual({ papers: [], problem })
  })
})
