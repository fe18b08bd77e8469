import { describe, expect, it } from 'vitest'
import { markUpFromMargin } from '#domain/costTape'

describe('mark-up from margin', () => {
  it('a margin of 20 % is a mark-up of 25 %', () => {
    expect(markUpFromMargin(0.2)).toMatchObject({ ok: true, markUp: 0.25 })
    expect(markUpFromMargin(0)).toMatchObject({ markUp: 0 })
  })

  it('has none for a margin of 100 %', () => {
    expect(markUpFromMargin(1)).toEqual({ ok: false, reason: 'A margin is below 100 percent.', trace: [] })
  })
})
