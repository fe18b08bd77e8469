import { describe, expect, it } from 'vitest'
import { parseBox } from '#domain/formats'

const size = { length: 400, width: 300, depth: 250 }

describe('a box written in one line', () => {
  it.each([
    ['400x300x250', size],
    ['400 300 250', size],
    ['400x300x250 mm', size],
    ['400x300x250 C 5000', { ...size, flute: 'C', quantity: 5000 }],
    ['400 x 300 x 250 mm bc 12,500', { ...size, flute: 'BC', quantity: 12_500 }],
    ['400x300x250 5000', { ...size, quantity: 5000 }],
    ['400x300x250 C', { ...size, flute: 'C' }],
    ['40x30x25 cm', size],
    ['40 x 30 x 25cm E 800', { ...size, flute: 'E', quantity: 800 }],
    ['16x12x10 in', { length: 406.4, width: 304.8, depth: 254 }],
    ['16" x 12" x 10" B 1000', { length: 406.4, width: 304.8, depth: 254, flute: 'B', quantity: 1000 }],
    ['40x30x25cm', size],
    ['40cm x 30cm x 25cm', size],
    ['400mm × 300mm × 250mm C 5000', { ...size, flute: 'C', quantity: 5000 }],
    ['40 30 25 cm', size],
    ['400x300x250, BC, 5000', { ...size, flute: 'BC', quantity: 5000 }],
    ['16in x 12in x 10in', { length: 406.4, width: 304.8, depth: 254 }],
    ['16 1/2 x 12 1/4 x 10 in', { length: 419.1, width: 311.2, depth: 254 }],
    ['16x12x10"', { length: 406.4, width: 304.8, depth: 254 }],
  ])('%s', (typed, box) => {
    expect(parseBox(typed)).toEqual(box)
  })

  it.each(['', '400', '400x300', 'C 5000', '400x300x250 C 5000 extra words', 'ten by twelve'])(
    'is none in "%s"',
    typed => {
      expect(parseBox(typed)).toBeNull()
    },
  )
})
