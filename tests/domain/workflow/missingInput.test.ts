import { describe, expect, it } from 'vitest'
import type { ActionDialog } from '#domain/workflow'
import { missingInput } from '../../../domain/workflow/missingInput.ts'
import { input } from './builders.ts'

const dialog = (overrides: Partial<ActionDialog> = {}): ActionDialog => ({
  title: 'Return to Design',
  text: 'Say what has to change.',
  reasons: [
    { code: 'PRICE', name: 'Price' },
    { code: 'OTHER', name: 'Other' },
  ],
  commentRequired: true,
  ...overrides,
})
const missing = (asks: ActionDialog | null, reason: string, comment: string) =>
  missingInput(asks, input('GO', { reason, comment }))

describe('what a dialog asks', () => {
  it.each([
    ['PRICE', 'Too dear', ''],
    ['', 'Too dear', 'Reason is required'],
    ['  ', 'Too dear', 'Reason is required'],
    ['BORED', 'Too dear', 'Reason not valid'],
    ['Price', 'Too dear', 'Reason not valid'],
    ['PRICE', '', 'Comment is required'],
    ['PRICE', ' \n ', 'Comment is required'],
    ['', '', 'Reason is required'],
  ])('and the input says: reason "%s", comment "%s": %s', (reason, comment, message) => {
    expect(missing(dialog(), reason, comment)).toBe(message)
  })

  it('may be a reason alone, or a comment alone', () => {
    expect(missing(dialog({ commentRequired: false }), 'OTHER', '')).toBe('')
    expect(missing(dialog({ reasons: [] }), '', 'Too dear')).toBe('')
    expect(missing(dialog({ reasons: [] }), '', '')).toBe('Comment is required')
  })

  it('is nothing where there are no reasons to choose from and no comment is asked, or no dialog', () => {
    expect(missing(dialog({ reasons: [], commentRequired: false }), 'BORED', '')).toBe('')
    expect(missing(null, '', '')).toBe('')
  })
})
