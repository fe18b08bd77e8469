import { describe, expect, it } from 'vitest'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, flatPanel, made, problemsOf } from './builders.ts'

const size = { length: 300, width: 200, depth: 150 }

describe('a mailer of 300 x 200 x 150 in B, 3 mm thick', () => {
  const result = made('0427', size, 'B')
  const panel = (name: string) => flatPanel(result, name)

  it('0427: 943 x 872, 0.8223 m²', () => {
    const wanted = examples.results['0427']
    expect([result.sheetLength, result.sheetWidth]).toEqual([wanted.sheetLength, wanted.sheetWidth])
    expect(result.areas.sheet).toBeCloseTo(wanted.area, 4)
  })

  it('along: tongue, inner wall, roll over and outer wall on either side of the base', () => {
    const side = ['tongue', 'inner', 'roll'].map(part => panel(`side left ${part}`).width)
    expect([...side, panel('side left').width, panel('base').width]).toEqual([4, 149, 8, 151, 319])
    expect(result.sheetLength).toBe(2 * (4 + 149 + 8 + 151) + 319)
  })

  it('across: front, base, back, lid and tuck', () => {
    const heights = ['front', 'base', 'back', 'lid', 'tuck'].map(name => panel(name).height)
    expect(heights).toEqual([152, 207, 152, 210, 151])
    expect(result.sheetWidth).toBe(152 + 207 + 152 + 210 + 151)
  })

  it('the sides stand a third of a caliper inside the base, the tuck 8 mm inside the lid', () => {
    expect(panel('side left').height).toBe(207 - 2 * 1)
    expect(panel('side left').y).toBe(panel('base').y + 1)
    expect(panel('tuck').width).toBe(319 - 2 * 8)
  })

  it('its tongues are a third of the base and its slots half a millimetre wider and longer', () => {
    expect(panel('side left tongue').height).toBe(69)
    expect(result.root.holes).toEqual([
      { x: 8 - 1.75, y: 68.75, width: 3.5, height: 69.5 },
      { x: 319 - 8 - 1.75, y: 68.75, width: 3.5, height: 69.5 },
    ])
  })

  it('its ears reach half of the width, those of the tuck end before its round corners of 6 mm', () => {
    expect(panel('front ear left')).toMatchObject({ width: 100, height: 152 - 3 })
    expect(panel('tuck ear left')).toMatchObject({ width: 100, height: 151 - 6 - 3 })
    expect(result.rules.filter(({ kind, panel: of }) => kind === 'arc' && of === 'tuck')).toHaveLength(2)
  })

  it('0471 adds a lock of a third of the length, 25 mm deep, in the middle of the tuck', () => {
    const locked = made('0471', size, 'B')
    expect(locked.sheetWidth).toBe(872 + 25)
    const [lock, tuck] = [flatPanel(locked, 'lock'), flatPanel(locked, 'tuck')]
    expect(lock).toMatchObject({ width: 100, height: 25 })
    expect(lock.x + lock.width / 2).toBe(tuck.x + tuck.width / 2)
    expect(made('0471', size, 'B', { allowances: { mailer: { lockReach: 40 } } }).sheetWidth).toBe(872 + 40)
    expect(result.panels.some(({ role }) => role === 'lock')).toBe(false)
  })

  it('says thirds of a caliper in three digits', () => {
    expect(result.trace).toContainEqual({
      label: 'Base length',
      value: expect.closeTo(319, 6),
      unit: 'mm',
      why: 'Length 300 + 6.333 calipers',
    })
  })
})

describe('any mailer', () => {
  it.each(['0427', '0471'] as const)(
    '%s: either tongue finds a slot of its own length and half a millimetre',
    style =>
      always(style, (result, { flute }) => {
        const base = flatPanel(result, 'base')
        const [left, right] = result.root.holes
        for (const [at, slot] of [['left', left] as const, ['right', right] as const]) {
          const tongue = flatPanel(result, `side ${at} tongue`)
          const below = tongue.y - (base.y + (slot?.y ?? 0))
          expect(below).toBeCloseTo(0.25, 2)
          expect((slot?.height ?? 0) - tongue.height).toBeCloseTo(0.5, 2)
          expect(slot?.width).toBeCloseTo(flute.caliper + 0.5, 9)
        }
      }),
  )
})

describe('mailers of odd sizes', () => {
  it('a tongue as long as its wall still leaves the play', () => {
    const result = made('0427', size, 'B', { allowances: { mailer: { tongueShare: 1 } } })
    expect(flatPanel(result, 'side left tongue').height).toBe(205 - 0.5)
  })

  it('the lock of a narrow mailer lies on the front half of its base', () => {
    const result = made('0471', { length: 300, width: 40, depth: 150 }, 'B')
    expect(flatPanel(result, 'lock').height).toBe(20)
  })

  it('one too shallow for its board has no inner walls left: 2 mm less a third of 9 mm', () => {
    expect(problemsOf('0427', { ...size, depth: 2 }, 'AC')).toEqual([
      { field: 'size', message: 'Nothing is left of panel side left inner in flute AC.' },
      { field: 'size', message: 'Nothing is left of panel side right inner in flute AC.' },
    ])
    expect(flatPanel(made('0427', { ...size, depth: 4 }, 'AC'), 'side left inner').width).toBe(1)
  })
})
