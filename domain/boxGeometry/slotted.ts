import type { TraceEntry } from '#domain/trace'
import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { type FlapLengths, flapLengths } from './flapLengths.ts'
import { hang } from './hang.ts'
import { jointGap } from './jointGap.ts'
import type { HungPanel, Span } from './panel.ts'
import { refused } from './refused.ts'
import { rootPanel } from './rootPanel.ts'
import { scoreAddition } from './scoreAddition.ts'
import { slottedProblems } from './slottedProblems.ts'
import { span } from './span.ts'
import { taperedEnds } from './taperedEnds.ts'
import type { Job, Template } from './template.ts'

const walls = { from: 0, to: 0.6 }
const innerFlaps = { from: 0.6, to: 0.8 }
const outerFlaps = { from: 0.8, to: 1 }

type Faces = readonly ['width' | 'length', 'width' | 'length', 'width' | 'length', 'width' | 'length']

const endsOf = ({ style, options, size, flute }: Job) => {
  const top = options.topFlap ?? style.flaps?.top ?? 'none'
  const bottom = options.bottomFlap ?? style.flaps?.bottom ?? 'none'
  const oneEnd = (top === 'none') !== (bottom === 'none')
  const adds = {
    meeting: (oneEnd ? flute.halfSlotted : flute.regular).flap,
    covering: flute.fullOverlap.flap,
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
    value: outer.flat,
    unit: 'mm',
    why: `Flap style ${flap}, on the length panels`,
  },
  {
    label: `${label} inner flap`,
    value: inner.flat,
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
  const widthAt = (index: 0 | 1 | 2 | 3): Span => span(size[faces[index]] + adds[index], size[faces[index]])
  const widths = [widthAt(0), widthAt(1), widthAt(2), widthAt(3)] as const
  const addition = scoreAddition(top.flap, bottom.flap, flute)
  const score = span(size.depth + addition, size.depth)

  const flapsOf = (index: 0 | 1 | 2 | 3): HungPanel[] => {
    const panel = widths[index]
    const low = index === 0 ? 0 : flute.slot / 2
    const high = index === 3 ? 0 : flute.slot / 2
    const outer = faces[index] === 'length'
    const flap = (side: 'top' | 'bottom', name: string, lengths: FlapLengths): HungPanel[] => {
      const out = outer ? lengths.outer : lengths.inner
      if (out.flat === 0) return []
      return [
        hang(side, {
          name,
          role: 'flap',
          along: span(panel.flat - low - high, panel.formed),
          offset: span(low, 0),
          out,
          ...(outer ? outerFlaps : innerFlaps),
        }),
      ]
    }
    return [...flap('top', `T${index + 1}`, topLengths), ...flap('bottom', `B${index + 1}`, bottomLengths)]
  }
  const wall = (index: 1 | 2 | 3, next: readonly HungPanel[]): HungPanel =>
    hang('right', {
      name: `P${index + 1}`,
      role: 'wall',
      along: score,
      out: widths[index],
      ...walls,
      children: [...flapsOf(index), ...next],
    })
  const lap = hang('left', {
    name: 'lap',
    role: 'lap',
    along: score,
    out: span(flute.lapWidth),
    ...walls,
    ...taperedEnds(flute.lapWidth, score.flat, allowances.joint.taperDegrees),
  })
  const root = rootPanel({
    name: 'P1',
    role: 'wall',
    width: widths[0],
    height: score,
    children: [lap, ...flapsOf(0), wall(1, [wall(2, [wall(3, [])])])],
  })

  const gap = jointGap([widths[0].flat, widths[1].flat, widths[2].flat, widths[3].flat], allowances.joint)
  const unequal = [topLengths, bottomLengths].some(({ outer, inner }) => outer.flat !== inner.flat)
  return draft([{ name: 'box', size, root, seats: [atRest] }], {
    formed: size,
    trace: [
      { label: 'Glue lap', value: flute.lapWidth, unit: 'mm', why: `Flute ${flute.code}, lap ${lapSide}` },
      ...widths.map((width, index) => ({
        label: `Panel ${index + 1}`,
        value: width.flat,
        unit: 'mm',
        why: `${faces[index]} ${width.formed} + ${adds[index]} for flute ${flute.code}, lap ${lapSide}`,
      })),
      {
        label: 'Score to score',
        value: score.flat,
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
      ...(unequal
        ? ['Outer and inner flaps differ in length: the box needs a die or slotter heads set apart.']
        : []),
    ],
  })
}
