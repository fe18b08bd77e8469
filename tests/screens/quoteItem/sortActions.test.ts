import { describe, expect, test } from 'vitest'
import type { OfferedAction } from '../../../src/components/workflow/offeredAction.ts'
import { sortActions } from '../../../src/components/workflow/sortActions.ts'

const action = (code: string, kind: OfferedAction['kind'], allowed: boolean): OfferedAction => ({
  code,
  name: code,
  kind,
  target: null,
  dialog: null,
  allowed,
  reason: allowed ? '' : 'no',
})
const offered = (allowed: readonly string[]) =>
  [
    ['ACCEPT', 'work'],
    ['RELEASE', 'work'],
    ['ONHOLD', 'work'],
    ['OFFHOLD', 'work'],
    ['SUBMIT', 'step'],
    ['ARCHIVE', 'close'],
    ['TRASH', 'close'],
    ['UNARCHIVE', 'close'],
  ].map(([code = '', kind]) => action(code, kind as OfferedAction['kind'], allowed.includes(code)))
const codes = (actions: readonly OfferedAction[]) => actions.map(({ code }) => code)
const free = { isMine: false, isOnHold: false, isArchived: false }

describe('of each pair the one that makes sense is shown', () => {
  test('the allowed one wins', () => {
    const sorted = sortActions(offered(['RELEASE', 'ONHOLD', 'ARCHIVE', 'TRASH']), free)
    expect(codes(sorted.work)).toEqual(['RELEASE', 'ONHOLD'])
    expect(codes(sorted.close)).toEqual(['ARCHIVE', 'TRASH'])
    expect(codes(sorted.step)).toEqual(['SUBMIT'])
  })

  test('when neither is allowed, the one that fits how the item is, so that its reason can be read', () => {
    expect(codes(sortActions(offered([]), free).work)).toEqual(['ACCEPT', 'ONHOLD'])
    const held = sortActions(offered([]), { isMine: true, isOnHold: true, isArchived: true })
    expect(codes(held.work)).toEqual(['RELEASE', 'OFFHOLD'])
    expect(codes(held.close)).toEqual(['UNARCHIVE', 'TRASH'])
  })
})
