import type { TraceEntry } from '#domain/trace'
import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { type FlapLengths, flapLengths } from './flapLengths.ts'
import { handHole } from './handHole.ts'
import { hang } from './hang.ts'
import { jointGap } from './jointGap.ts'
import type { Hole, HungPanel } from './panel.ts'
import { refused } from './refused.ts'
import { rootPanel } from './rootPanel.ts'
import { scoreAddition } from './scoreAddition.ts'
import { slottedProblems } from './slottedProblems.ts'
import type { FlapStyle } from './styles.ts'
import { taperedEnds } from './taperedEnds.ts'
import type { Job, Room, Template } from './template.ts'

const walls = { from: 0, to: 0.6 }
const innerFlaps = { from: 0.6, to: 0.8 }
const outerFlaps = { from: 0.8, to: 1 }

/** Flap styles whose outer flaps lie on each other, three layers with the inner ones. */
const overlapping = new Set<FlapStyle>(['02', '03', '05', '06'])

/** How far a flap lies off the score line it shares with the others of its end, in calipers towards the inside. */
const flapShift = (style: FlapStyle, layer: 'inner' | 'first' | 'last'): number => {
  if (!overlapping.has(style)) return layer === 'inner' ? 0.5 : -0.5
  return { inner: 1, first: 0, last: -1 }[layer]
}

type Faces = readonly ['width' | 'length', 'width' | 'length', 'width' | 'length', 'width' | 'length']

const endsOf = ({ style, options, size, flute }: Job) => {
  const top = options.topFlap ?? style.flaps?.top ?? 'none'
  const bottom = options.bottomFlap ?? style.flaps?.bottom ?? 'none'
  const oneEnd = (top === 'none') !== (bottom === 'none')
  const adds = {
    meeting: (oneEnd ? flute.halfSlotted : flute.regular).flap,
    covering: flute.fullOverlap.flap,
    oddHalf: flute.oddHalf,
  }
  const { topFlapAdjustment, bottomFlapAdjustment } = options
  return {
    top: { field: 'topFlap' as const, flap: top, adjustment: topFlapAdjustment },
    bottom: { field: 'bottomFlap' as const, flap: bottom, adjustment: bottomFlapAdjustment },
    topLengths: flapLengths(top, size, adds, topFlapAdjustment),
    bottomLengths: flapLengths(bottom, size, adds, bottomFlapAdjustment),
  }
}

const flapTrace = (label: string, flap: string, { outer, inner }: FlapLengths): TraceEntry[] => [
  {
    label: `${label} outer flap`,
    value: outer,
    unit: 'mm',
    why: `Flap style ${flap}, on the length panels`,
  },
  {
    label: `${label} inner flap`,
    value: inner,
    unit: 'mm',
    why: `Flap style ${flap}, on the width panels`,
  },
]

/**
 * Slotted boxes 0200 to 0206 and 0209: glue lap, four panels in a row, a flap at either end of each.
 * Flutes run along the depth. Panel additions, lap, slot and flap additions come from the flute master.
 */
export const slotted: Template = job => {
  const { size, flute, options, allowances } = job
  const { top, bottom, topLengths, bottomLengths } = endsOf(job)
  const problems = [
    ...slottedProblems({ ...top, lengths: topLengths }, job),
    ...slottedProblems({ ...bottom, lengths: bottomLengths }, job),
  ]
  if (problems.length > 0) return refused(problems)

  const lapSide = options.lapSide ?? 'inside'
  const faces: Faces =
    (options.startPanel ?? 'width') === 'width'
      ? ['width', 'length', 'width', 'length']
      : ['length', 'width', 'length', 'width']
  const adds = flute.panelAdds[lapSide]
  const widthAt = (index: 0 | 1 | 2 | 3): number => size[faces[index]] + adds[index]
  const widths = [widthAt(0), widthAt(1), widthAt(2), widthAt(3)] as const
  const addition = scoreAddition(top.flap, bottom.flap, flute)
  const score = size.depth + addition
  const t = flute.caliper

  const flapsOf = (index: 0 | 1 | 2 | 3): HungPanel[] => {
    const panel = widths[index]
    // A lap outside has the fourth panel on its inner side, where the first one's flap would stand in it.
    const low = index > 0 ? flute.slot / 2 : lapSide === 'outside' ? flute.slot : 0
    // The free end of the fourth panel's flap stays clear of the first panel, which a thick board's would stand in.
    const high = index === 3 ? Math.max(0, widths[3] - (widths[1] - t / 2)) : flute.slot / 2
    const outer = faces[index] === 'length'
    const flap = (
      side: 'top' | 'bottom',
      name: string,
      style: FlapStyle,
      lengths: FlapLengths,
    ): HungPanel[] => {
      const out = outer ? lengths.outer : lengths.inner
      if (out === 0) return []
      return [
        hang(side, {
          name,
          role: 'flap',
          along: panel - low - high,
          offset: low,
          out,
          shift: flapShift(style, outer ? (index < 2 ? 'first' : 'last') : 'inner') * t,
          ...(outer ? outerFlaps : innerFlaps),
        }),
      ]
    }
    return [
      ...flap('top', `T${index + 1}`, top.flap, topLengths),
      ...flap('bottom', `B${index + 1}`, bottom.flap, bottomLengths),
    ]
  }
  // Lap and fourth panel lie on each other: each half as far off the crease as the panels leave them too close.
  const between = (widths[2] - widths[0]) * (lapSide === 'inside' ? 1 : -1)
  const apart = ((t - between) / 2) * (lapSide === 'inside' ? 1 : -1)
  const holesIn = (index: 0 | 1 | 2 | 3): readonly Hole[] => {
    const hole = handHole({ width: widths[index], height: score })
    return options.handHoles === true && faces[index] === 'width' && hole !== null ? [hole] : []
  }
  const wall = (index: 1 | 2 | 3, next: readonly HungPanel[]): HungPanel =>
    hang('right', {
      name: `P${index + 1}`,
      role: 'wall',
      along: score,
      out: widths[index],
      ...walls,
      shift: index === 3 ? -apart : 0,
      holes: holesIn(index),
      children: [...flapsOf(index), ...next],
    })
  const lap = hang('left', {
    name: 'lap',
    role: 'lap',
    along: score,
    out: flute.lapWidth,
    shift: apart,
    ...walls,
    ...taperedEnds(flute.lapWidth, score, allowances.joint.taperDegrees),
  })
  const root = rootPanel({
    name: 'P1',
    role: 'wall',
    width: widths[0],
    height: score,
    holes: holesIn(0),
    children: [lap, ...flapsOf(0), wall(1, [wall(2, [wall(3, [])])])],
  })

  const gap = jointGap(widths, allowances.joint)
  const unequal = [topLengths, bottomLengths].some(({ outer, inner }) => outer !== inner)
  const room: Room = {
    inside:
      faces[0] === 'width' ? [size.width, size.depth, size.length] : [size.length, size.depth, size.width],
    open: [
      ...(top.flap === 'none' ? ['y+' as const] : []),
      ...(bottom.flap === 'none' ? ['y-' as const] : []),
    ],
    counts: [],
  }
  // The ends of a lap give way under flaps, and inner flaps that overlap slide over each other.
  const inner = faces[0] === 'width' ? [1, 3] : [2, 4]
  const outer = faces[0] === 'width' ? [2, 4] : [1, 3]
  // What the master adds to thick flutes presses flaps that meet against each other.
  const arePressed = 2 * flute.regular.flap > t
  const meets = ['T', 'B'].flatMap(end => [
    ['lap', `${end}1`],
    ['lap', `${end}2`],
    ['lap', `${end}3`],
    ['lap', `${end}4`],
    inner.map(number => `${end}${number}`),
    ...(arePressed ? [outer.map(number => `${end}${number}`)] : []),
  ])
  const innerOverlap = [topLengths, bottomLengths].some(lengths => 2 * lengths.inner > size.length + 2 * t)
  return draft([{ name: 'box', size, root, seats: [atRest], flutes: 'y', room, meets }], {
    formed: size,
    trace: [
      { label: 'Glue lap', value: flute.lapWidth, unit: 'mm', why: `Flute ${flute.code}, lap ${lapSide}` },
      ...widths.map((width, index) => ({
        label: `Panel ${index + 1}`,
        value: width,
        unit: 'mm',
        why: `${faces[index]} ${width - (adds[index] ?? 0)} + ${adds[index]} for flute ${flute.code}, lap ${lapSide}`,
      })),
      {
        label: 'Score to score',
        value: score,
        unit: 'mm',
        why: `Depth ${size.depth} + ${addition} for flute ${flute.code}, flaps ${top.flap} and ${bottom.flap}`,
      },
      ...flapTrace('Top', top.flap, topLengths),
      ...flapTrace('Bottom', bottom.flap, bottomLengths),
      { label: 'Slot', value: flute.slot, unit: 'mm', why: `Flute ${flute.code}; rule of thumb` },
      gap.entry,
    ],
    warnings: [
      ...(gap.warning === null ? [] : [gap.warning]),
      ...(innerOverlap ? ['The inner flaps overlap too: an end is a board thicker where they do.'] : []),
      ...(unequal
        ? ['Outer and inner flaps differ in length: the box needs a die or slotter heads set apart.']
        : []),
    ],
  })
}
