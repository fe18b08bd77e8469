import { describe, expect, it } from 'vitest'
import { parseSize } from '#domain/formats'

describe('a size typed as one text', () => {
  const size = { length: 400, width: 300, depth: 250 }

  it.each([
    '400x300x250',
    '400 x 300 x 250',
    '400X300X250',
    '400*300*250',
    '400 * 300*250',
    '400×300×250',
    ' 400 × 300 x 250 ',
    '400\tx\t300\tx\t250',
    '400x300x250mm',
    '400 x 300 x 250 mm',
    '400 300 250',
    '400\t300\t250',
    '400,300,250',
    '400, 300, 250 mm',
    '400; 300; 250',
  ])('is length, width and depth: "%s"', typed => {
    expect(parseSize(typed)).toEqual(size)
  })

  it('may have parts of a millimetre, and no depth to speak of', () => {
    expect(parseSize('400.5x.5x0')).toEqual({ length: 400.5, width: 0.5, depth: 0 })
  })

  it.each([
    '',
    '400',
    '400x300',
    '400x300x',
    'x300x250',
    '400x300x250x200',
    '400xx300x250',
    '400x-300x250',
    '4e2x300x250',
    '1,200',
    '1 200',
    '400 300',
    '400,300,250,200',
    '400,300x250',
    '0x190x0xff',
    'lxwxd',
    '400. x300x250',
  ])('is none where it is not three numbers: "%s"', typed => {
    expect(parseSize(typed)).toBeNull()
  })
})
