import { describe, expect, it } from 'vitest'
import { logField, logWords } from '../../../src/pages/quote/log/logWords.ts'

const line = (field: string, value: unknown, newName: string | null = null) => ({
  ...{ id: 1, at: '2026-11-27T00:00:00.000Z', who: 'su', whoName: 'Ingrid Falk', what: 'quote' },
  ...{ field, fieldName: null, old: null, new: value, oldName: null, newName },
})

describe('a line of the change log', () => {
  it('says how an approval was decided and why a customer declined in words', () => {
    expect(logWords(line('approval.Price below floor', 'APPROV'), 'new')).toBe('Approved')
    expect(logWords(line('approval.Price below floor', 'REJECT'), 'new')).toBe('Rejected')
    expect(logWords(line('declined', { who: 'Harriet Moss', reason: 'LEAD_TIME' }), 'new')).toBe(
      'Who: Harriet Moss, Reason: The delivery time',
    )
  })

  it('names a customer and a person, not their codes', () => {
    expect(logWords(line('customerCode', 'BLU001', 'Bluegum Brewing'), 'new')).toBe('Bluegum Brewing')
  })

  it('names the workflow that an item was moved to', () => {
    const moved = line('templateId', 34, 'Standard, version 2')
    expect([logField(moved), logWords(moved, 'new')]).toEqual(['Workflow', 'Standard, version 2'])
  })

  it('says how an item was closed as its mark does', () => {
    expect(['archive', 'trash', null].map(type => logWords(line('closeType', type), 'new'))).toEqual([
      'Archived',
      'In the trash',
      '—',
    ])
  })

  it('names for whom a deputy decided an approval', () => {
    const lent = line('approval.Price below floor.onBehalfOf', 'pricing2', 'Elena Sorrento')
    expect([logField(lent), logWords(lent, 'new')]).toEqual([
      'Price below floor, decided for',
      'Elena Sorrento',
    ])
  })
})
