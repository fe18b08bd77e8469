import { describe, expect, test } from 'vitest'
import type { OfferedAction } from '../../../src/components/workflow/offeredAction.ts'
import { toldTogether } from '../../../src/pages/quoteItem/tabs/commentwf/toldTogether.ts'

const action = (code: string, reason: string): OfferedAction => ({
  code,
  name: code,
  kind: 'step',
  target: null,
  dialog: null,
  allowed: reason === '',
  reason,
})

describe('the actions of an item', () => {
  test('are told with their reason once, each allowed one by itself', () => {
    const told = toldTogether([
      action('ACCEPT', 'Somebody else has it.'),
      action('SUBMIT', ''),
      action('RELEASE', 'Somebody else has it.'),
      action('ONHOLD', ''),
      action('UNARCHIVE', 'It is not archived.'),
    ])
    expect(told.map(together => together.map(({ code }) => code))).toEqual([
      ['ACCEPT', 'RELEASE'],
      ['SUBMIT'],
      ['ONHOLD'],
      ['UNARCHIVE'],
    ])
  })
})
