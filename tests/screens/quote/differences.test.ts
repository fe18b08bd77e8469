import { describe, expect, test } from 'vitest'
import { differences, merged, proposedSide } from '../../../src/components/editing/differences.ts'

const base = { po: '', notes: '', days: 30, hand: false }

describe('differences of two saves', () => {
  test('what both say is no difference, whoever changed it', () => {
    expect(differences(base, { ...base, days: 60 }, { ...base, days: 60 })).toEqual([])
  })

  test('every other field says who moved it', () => {
    const rows = differences(base, { ...base, po: 'A', hand: true }, { ...base, po: 'B', notes: 'Call' })
    expect(rows.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['po', 'both'],
      ['notes', 'them'],
      ['hand', 'me'],
    ])
  })

  test('the proposal keeps my changes and theirs; where both changed, mine', () => {
    expect((['me', 'them', 'both'] as const).map(changedBy => proposedSide({ changedBy }))).toEqual([
      'mine',
      'theirs',
      'mine',
    ])
  })

  test('merging takes theirs but for the fields chosen from mine', () => {
    const mine = { ...base, po: 'A', notes: 'mine' }
    const theirs = { ...base, po: 'B', notes: 'theirs', days: 90 }
    expect(merged(mine, theirs, { po: 'mine', notes: 'theirs' })).toEqual({ ...theirs, po: 'A' })
  })
})
