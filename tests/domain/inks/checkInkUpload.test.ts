import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInkUpload, type InkLine, inkProcessCodes } from '#domain/inks'
import { seedFrom } from '../../depth.ts'
import { ink, line } from './builders.ts'

const groups = ['PROCESS', 'SPOT']
const check = (lines: readonly InkLine[], known = [ink()], there: readonly string[] = groups) =>
  checkInkUpload(lines, known, there)
const outcome = (change: Partial<InkLine>, known = [ink()]) => check([line(change)], known).outcomes[0]
const reasons = (change: Partial<InkLine>) => {
  const said = outcome(change, [])
  expect(said?.outcome).toBe(said?.reasons.length ? 'refused' : 'added')
  return said?.reasons
}

describe('a line of an uploaded file', () => {
  it('adds an ink there is not yet', () => {
    expect(outcome({}, [])).toEqual({ line: 2, code: 'RED01', outcome: 'added', reasons: [], ink: ink() })
  })

  it('changes nothing when the ink is already as it says', () => {
    expect(outcome({})).toEqual({ line: 2, code: 'RED01', outcome: 'unchanged', reasons: [], ink: ink() })
  })

  it('changes an ink and says what: before and after', () => {
    const changed = outcome({ name: 'Signal red', vendor: '', process: 'HQ_FLEXO', active: 'no' })
    expect(changed).toEqual({
      line: 2,
      code: 'RED01',
      outcome: 'changed',
      reasons: [
        'Name: Fire red → Signal red',
        'Process: FLEXO → HQ_FLEXO',
        'Vendor: Coates → —',
        'In use: Yes → No',
      ],
      ink: ink({ name: 'Signal red', vendor: '', process: 'HQ_FLEXO', isActive: false }),
    })
  })

  it('leaves alone what the file has no column for', () => {
    const without = { vendor: null, active: null }
    expect(outcome(without)?.outcome).toBe('unchanged')
    const retired = ink({ isActive: false })
    expect(outcome({ ...without, name: 'Signal red' }, [retired])).toMatchObject({
      reasons: ['Name: Fire red → Signal red'],
      ink: { vendor: 'Coates', isActive: false },
    })
    expect(outcome(without, [])?.ink).toEqual(ink({ vendor: '' }))
  })

  it('may be written as people write', () => {
    const typed = { code: ' red01 ', colour: ' e2001a', process: ' flexo ', group: ' process ', active: '' }
    expect(outcome({ ...typed, name: ' Fire red ', vendor: ' Coates ' })?.outcome).toBe('unchanged')
    for (const process of ['hq flexo', 'HQ-Flexo', 'hq_flexo', ' HQ  flexo']) {
      expect(outcome({ process })?.ink?.process).toBe('HQ_FLEXO')
    }
  })
})

describe('a line is refused', () => {
  it.each<[string, Partial<InkLine>, string]>([
    ['without a code', { code: ' ' }, 'Code is required'],
    ['with a code that is none', { code: 'RED 01' }, 'Code not valid format'],
    ['with a code that starts with a sign', { code: '-RED' }, 'Code not valid format'],
    ['with a code that is too long', { code: 'R'.repeat(21) }, 'Code not valid format'],
    ['without a name', { name: '  ' }, 'Name is required'],
    ['with a name that is too long', { name: 'n'.repeat(81) }, 'Name not more than 80 characters'],
    ['with a vendor that is too long', { vendor: 'v'.repeat(81) }, 'Vendor not more than 80 characters'],
    ['without a colour', { colour: '' }, 'Colour must be six digits like #E2001A'],
    ['with a colour in words', { colour: 'red' }, 'Colour must be six digits like #E2001A'],
    [
      'with a process there is not',
      { process: 'SCREEN' },
      'Process must be one of FLEXO, HQ_FLEXO, PREPRINT, LITHO',
    ],
    ['without a process', { process: '' }, 'Process must be one of FLEXO, HQ_FLEXO, PREPRINT, LITHO'],
    ['without a group', { group: '' }, 'Group is required'],
    ['with a group that is no code', { group: 'all/of them' }, 'Group not valid format'],
    ['with a group that is too long', { group: 'G'.repeat(21) }, 'Group not valid format'],
    ['when it says neither yes nor no', { active: 'perhaps' }, 'In use must be yes or no'],
  ])('%s', (_, change, reason) => {
    expect(reasons(change)).toEqual([reason])
  })

  it.each<[string, Partial<InkLine>]>([
    ['a code of 20 characters', { code: 'R'.repeat(20) }],
    ['a code with the signs of codes', { code: '1A_./-' }],
    ['a name of 80 characters, blanks around it', { name: ` ${'n'.repeat(80)} ` }],
    ['no vendor', { vendor: '' }],
    ['a vendor of 80 characters, blanks around it', { vendor: ` ${'v'.repeat(80)} ` }],
  ])('not with %s', (_, change) => {
    expect(reasons(change)).toEqual([])
  })

  it('with everything that is wrong said at once', () => {
    const empty = { code: '', name: '', colour: '', process: '', group: '', vendor: '', active: '?' }
    expect(reasons(empty)).toHaveLength(6)
    expect(outcome(empty, [])?.ink).toBeNull()
  })

  it('when its code stands in the file already, however it is written', () => {
    const { outcomes } = check([line(), line({ line: 3, code: 'red01 ', name: 'Other' }), line({ line: 4 })])
    expect(outcomes.map(each => [each.outcome, ...each.reasons])).toEqual([
      ['unchanged'],
      ['refused', 'Code stands in line 2 already'],
      ['refused', 'Code stands in line 2 already'],
    ])
  })

  it('also after a refused one of the same code: which of the two is meant nobody knows', () => {
    const { outcomes } = check([line({ name: '' }), line({ line: 3 })])
    expect(outcomes.map(each => each.outcome)).toEqual(['refused', 'refused'])
  })

  it('but two without a code are no duplicates', () => {
    const { outcomes } = check([line({ code: '' }), line({ line: 3, code: '' })])
    expect(outcomes.map(each => each.reasons)).toEqual([['Code is required'], ['Code is required']])
  })
})

describe('groups', () => {
  it('that are not there yet are added, each once, by name', () => {
    const lines = [
      line({ group: 'varnish' }),
      line({ code: 'B', group: 'METALLIC' }),
      line({ code: 'C', group: 'Varnish' }),
    ]
    expect(check(lines).newGroups).toEqual(['METALLIC', 'VARNISH'])
  })

  it('that are there, or that only a refused line names, are not', () => {
    expect(check([line(), line({ code: 'B', name: '', group: 'VARNISH' })]).newGroups).toEqual([])
  })
})

describe('an upload', () => {
  it('of nothing does nothing', () => {
    expect(check([])).toEqual({ outcomes: [], newGroups: [] })
  })

  it('says of every line what becomes of it, and taken over changes nothing the second time', () => {
    const anyLine = fc.record({
      code: fc.constantFrom('RED01', 'blue', 'X 1', ''),
      name: fc.constantFrom('Fire red', 'Sea', ''),
      colour: fc.constantFrom('#E2001A', '00aaff', 'none'),
      process: fc.constantFrom(...inkProcessCodes, 'hq flexo', 'screen'),
      group: fc.constantFrom('PROCESS', 'new', ''),
      vendor: fc.constantFrom('', 'Coates'),
      active: fc.constantFrom('', 'yes', 'No', '?'),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), given => {
        const lines = given.map((each, i) => ({ ...each, line: i + 2 }))
        const first = check(lines)
        expect(first.outcomes.map(each => each.line)).toEqual(lines.map(each => each.line))
        for (const each of first.outcomes) expect(each.ink === null).toBe(each.outcome === 'refused')
        const taken = first.outcomes.flatMap(each => (each.ink === null ? [] : [each.ink]))
        const known = [ink(), ...taken].filter(
          (each, i, all) => all.findLastIndex(({ code }) => code === each.code) === i,
        )
        const again = check(lines, known, [...groups, ...first.newGroups])
        expect(again.newGroups).toEqual([])
        expect(again.outcomes.map(each => each.outcome)).toEqual(
          first.outcomes.map(each => (each.outcome === 'refused' ? 'refused' : 'unchanged')),
        )
      }),
      { seed: seedFrom(51) },
    )
  })
})
