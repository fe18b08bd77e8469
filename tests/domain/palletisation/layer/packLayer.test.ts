import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Layer, type LayerInput, packLayer, verifyLayer } from '#domain/palletisation'
import { byDepth } from '../../../depth.ts'
import { seeded } from '../seeded.ts'
import { exactCount } from './exactCount.ts'
import benchmark from './instances.json' with { type: 'json' }
import { layerInput, realisticLayer, smallLayer } from './layerInputs.ts'

/** One of them takes as long as all the others. */
const isLong = ({ L, W, l, w }: { L: number; W: number; l: number; w: number }) =>
  `${L} ${W} ${l} ${w}` === '86 52 9 5'
const { instances } = benchmark
const known = byDepth(
  instances.filter(instance => !isLong(instance)),
  instances,
)

const sound = { outside: [], overlapping: [] }
const oneWay = ({ deckLength, deckWidth, boxLength, boxWidth }: LayerInput) =>
  Math.max(
    Math.floor(deckLength / boxLength) * Math.floor(deckWidth / boxWidth),
    Math.floor(deckLength / boxWidth) * Math.floor(deckWidth / boxLength),
  )
const expectSound = (input: LayerInput, layer: Layer) => {
  expect(verifyLayer(input, layer.boxes)).toEqual(sound)
  expect(layer.boxes).toHaveLength(layer.count)
  expect(layer.count).toBeLessThanOrEqual(layer.bound)
  expect(layer.count).toBeGreaterThanOrEqual(oneWay(input))
  expect(layer.certified).toBe(layer.count === layer.bound)
}

describe('a layer of equal boxes', () => {
  it.each([
    ['two folded flat boxes on an Australian pallet', [1165, 1165, 708, 560], 2],
    ['four of them round a hole when they overhang 52 mm at each edge', [1269, 1269, 708, 560], 4],
    ['still two with 25 mm at each edge', [1215, 1215, 708, 560], 2],
    ['nine erected boxes', [1165, 1165, 408, 308], 9],
    ['nine, though the area has room for ten', [1200, 800, 365, 245], 9],
    ['forty that a cut into two equal parts must not count twice', [1165, 1165, 299, 105], 40],
    ['ten on a New Zealand pallet', [1200, 1000, 400, 300], 10],
  ] as const)('%s', (_, [deckLength, deckWidth, boxLength, boxWidth], count) => {
    const input = layerInput(deckLength, deckWidth, boxLength, boxWidth)
    const layer = packLayer(input)
    expect(layer).toMatchObject({ count, bound: count, certified: true })
    expectSound(input, layer)
  })

  it('says where each box stands and which way it lies', () => {
    expect(packLayer(layerInput(1000, 600, 500, 300)).boxes).toEqual([
      { x: 0, y: 0, length: 500, width: 300 },
      { x: 500, y: 0, length: 500, width: 300 },
      { x: 0, y: 300, length: 500, width: 300 },
      { x: 500, y: 300, length: 500, width: 300 },
    ])
    expect(packLayer(layerInput(600, 1000, 500, 300)).boxes).toContainEqual({
      x: 300,
      y: 500,
      length: 300,
      width: 500,
    })
  })

  it('takes tenths and hundredths of a millimetre as they are', () => {
    expect(packLayer(layerInput(1013, 350, 506.5, 350)).count).toBe(2)
    expect(packLayer(layerInput(1012.99, 350, 506.5, 350)).count).toBe(1)
    expect(packLayer(layerInput(1000, 350, 500.004, 350)).count).toBe(1)
  })

  it.each([
    [layerInput(100, 100, 101, 20)],
    [layerInput(100, 10, 20, 20)],
    [layerInput(0, 100, 10, 10)],
    [layerInput(100, 100, -10, 10)],
    [layerInput(100, Number.NaN, 10, 10)],
    [layerInput(Number.POSITIVE_INFINITY, 100, 10, 10)],
  ])('is empty where no box fits or a measure is none: %j', input => {
    expect(packLayer(input)).toEqual({ count: 0, bound: 0, certified: true, finished: true, boxes: [] })
  })

  it('falls back on two blocks where boxes are too small to search for', () => {
    const input = layerInput(1219, 1016, 41, 43)
    const layer = packLayer(input)
    expectSound(input, layer)
    expect(layer.count).toBeGreaterThanOrEqual(685)
    const lying = packLayer(layerInput(3000, 700, 21, 20))
    expectSound(layerInput(3000, 700, 21, 20), lying)
    expect(lying.count).toBeGreaterThan(oneWay(layerInput(3000, 700, 21, 20)))
  })
})

describe('known problems of the literature, looked at thoroughly', { timeout: 30_000 }, () => {
  it.each(known)('$L x $W with $l x $w boxes: $optimal', instance => {
    const input = layerInput(instance.L, instance.W, instance.l, instance.w)
    const layer = packLayer(input, 'thorough')
    expectSound(input, layer)
    expect(layer.count).toBe(instance.optimal)
    expect(layer.bound).toBe(instance.classBound)
    expect(layer.certified).toBe(instance.provenByBound)
  })
})

describe('effort', () => {
  const hard = layerInput(57, 34, 7, 4)

  it('decides how far to look: no node, no L layout', () => {
    expect(packLayer(hard, 0)).toMatchObject({ count: 68, bound: 69, certified: false })
    expect(packLayer(hard, Number.NaN)).toEqual(packLayer(hard, 0))
    expect(packLayer(hard, 2_000_000)).toMatchObject({ count: 69, certified: true, finished: true })
  })

  it('is told: whether the search came to its end, so that a longer one finds no more', () => {
    const open = layerInput(1200, 1000, 100, 86)
    expect(packLayer(open)).toMatchObject({ count: 136, bound: 137, certified: false, finished: false })
    const closed = layerInput(1219, 1016, 161, 408)
    expect(packLayer(closed)).toMatchObject({ count: 17, bound: 18, certified: false, finished: true })
    expect(packLayer(closed, 'thorough').count).toBe(17)
    expect(packLayer(layerInput(1219, 1016, 41, 43)).finished).toBe(false)
  })

  it('gives the same layout every time', () => {
    expect(packLayer(hard, 50_000)).toEqual(packLayer(hard, 50_000))
    expect(packLayer(hard, 'thorough')).toEqual(packLayer(hard, 'thorough'))
  })
})

describe('whatever the measures', { timeout: 30_000 }, () => {
  it('boxes lie on the deck, none on another, at least as many as one way, at most the bound', () => {
    fc.assert(
      fc.property(realisticLayer, input => expectSound(input, packLayer(input))),
      seeded(300),
    )
  })

  it('small decks hold exactly as many as trying everything finds', () => {
    fc.assert(
      fc.property(smallLayer, input => {
        expect(packLayer(input, 'thorough').count).toBe(exactCount(input))
      }),
      seeded(150),
    )
  })

  it('a quick search finds what a thorough one does, or says that it did not come to its end', () => {
    fc.assert(
      fc.property(realisticLayer, input => {
        const quick = packLayer(input)
        if (quick.finished) expect(packLayer(input, 'thorough').count).toBe(quick.count)
      }),
      seeded(100),
    )
  })

  it('turning the deck or the box changes nothing', () => {
    fc.assert(
      fc.property(realisticLayer, ({ deckLength, deckWidth, boxLength, boxWidth }) => {
        const { count, bound } = packLayer(layerInput(deckLength, deckWidth, boxLength, boxWidth))
        const turned = layerInput(deckWidth, deckLength, boxWidth, boxLength)
        expect(packLayer(turned)).toMatchObject({ count, bound })
        expectSound(turned, packLayer(turned))
        expect(packLayer(layerInput(deckLength, deckWidth, boxWidth, boxLength))).toMatchObject({
          count,
          bound,
        })
      }),
      seeded(100),
    )
  })

  it('a larger deck never holds fewer', () => {
    fc.assert(
      fc.property(realisticLayer, fc.nat(60), fc.nat(60), (input, longer, wider) => {
        const larger = { ...input, deckLength: input.deckLength + longer, deckWidth: input.deckWidth + wider }
        expect(packLayer(larger).count).toBeGreaterThanOrEqual(packLayer(input).count)
      }),
      seeded(150),
    )
  })

  it('a larger unit of length changes nothing', () => {
    fc.assert(
      fc.property(realisticLayer, fc.integer({ min: 2, max: 7 }), (input, factor) => {
        const { deckLength, deckWidth, boxLength, boxWidth } = input
        const scaled = layerInput(
          deckLength * factor,
          deckWidth * factor,
          boxLength * factor,
          boxWidth * factor,
        )
        expect(packLayer(scaled).count).toBe(packLayer(input).count)
      }),
      seeded(60),
    )
  })
})
