import { describe, expect, it } from 'vitest'
import { checkClosedHere } from '#domain/routing'

const steps = (closing: number) => [
  { isClosedHere: false },
  ...Array.from({ length: closing }, () => ({ isClosedHere: true })),
]

describe('closed here', () => {
  it.each([
    ['0201', null, 1],
    ['0801', null, 1],
    ['0900', null, 0],
    ['0427', '00', 0],
    ['0427', '01', 1],
  ])('style %s with closure %j is right with %d closing steps', (style, closure, closing) => {
    expect(checkClosedHere(style, closure, steps(closing))).toMatchObject({ ok: true })
  })

  it.each([
    ['0201', null, 0, 'Style 0201 needs 1 closing step, the route has 0.'],
    ['0201', null, 2, 'Style 0201 needs 1 closing step, the route has 2.'],
    ['0900', null, 1, 'Style 0900 needs 0 closing steps, the route has 1.'],
    ['0427', '00', 1, 'Style 0427 needs 0 closing steps, the route has 1.'],
    ['0427', '03', 0, 'Style 0427 needs 1 closing step, the route has 0.'],
  ])('style %s with closure %j is wrong with %d', (style, closure, closing, reason) => {
    expect(checkClosedHere(style, closure, steps(closing))).toMatchObject({
      ok: false,
      message: 'Invalid Closed Here',
      reason,
    })
  })
})
