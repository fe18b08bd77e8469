import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { earsOf } from './earsOf.ts'
import { hang } from './hang.ts'
import type { Hole, HungPanel, Trim } from './panel.ts'
import { rootPanel } from './rootPanel.ts'
import { span } from './span.ts'
import type { Job, Template } from './template.ts'

/** Every length of the mailer that more than one of its panels needs. */
const measures = ({ size, flute, allowances }: Job) => {
  const { length, width, depth } = size
  const a = allowances.mailer
  const t = flute.caliper
  const across = span(length + a.baseLengthT * t, length)
  const up = span(width + a.baseWidthT * t, width)
  const inset = Math.min(a.sideInsetT * t, up.flat / 8)
  return {
    a,
    t,
    across,
    up,
    upright: span(depth + a.frontWallT * t, depth),
    rollOver: a.rollOverT * t,
    inset,
    tongue: Math.min(up.flat * a.tongueShare, up.flat - 2 * inset - a.tonguePlay),
    reach: Math.min(depth, width / 2, length / 2),
    taperDegrees: allowances.joint.taperDegrees,
  }
}

/** A side: outer wall, roll over, inner wall and a tongue that goes into a slot of the base. */
const rolledSide = (job: Job, at: 'left' | 'right'): HungPanel => {
  const { a, t, up, rollOver, inset, tongue } = measures(job)
  const { depth } = job.size
  const along = span(up.flat - 2 * inset, up.formed)
  const tip = hang(at, {
    name: `side ${at} tongue`,
    role: 'tongue',
    along: span(tongue),
    offset: span((along.flat - tongue) / 2, (along.formed - tongue) / 2),
    out: span(a.tongueT * t, 0),
    angle: 0,
    rule: 'NONE',
  })
  const inner = hang(at, {
    name: `side ${at} inner`,
    role: 'inner',
    along,
    out: span(depth + a.innerWallT * t, depth),
    from: 0.55,
    to: 0.7,
    children: [tip],
  })
  const roll = hang(at, {
    name: `side ${at} roll`,
    role: 'roll',
    along,
    out: span(rollOver, 0),
    from: 0.45,
    to: 0.55,
    children: [inner],
  })
  return hang(at, {
    name: `side ${at}`,
    role: 'wall',
    along,
    offset: span(inset, 0),
    out: span(depth + a.outerWallT * t, depth),
    from: 0.3,
    to: 0.45,
    children: [roll],
  })
}

const tongueSlots = (job: Job): Hole[] => {
  const { a, t, across, up, rollOver, tongue } = measures(job)
  const width = t + a.tonguePlay
  const height = tongue + a.tonguePlay
  const y = (up.flat - height) / 2
  return [
    { x: rollOver - width / 2, y, width, height },
    { x: across.flat - rollOver - width / 2, y, width, height },
  ]
}

/** The lid with its tuck front and dust ears; 0471 adds a lock that lies on the base. */
const lidOf = (job: Job): HungPanel => {
  const { a, t, across, reach, taperDegrees } = measures(job)
  const { style, size } = job
  const inset = Math.min(a.tuckInsetT * t, across.flat / 8)
  const along = span(across.flat - 2 * inset, across.formed)
  const out = span(size.depth + a.tuckT * t, size.depth)
  const radius = Math.min(a.tuckCornerRadius, out.formed / 2, along.formed / 8)
  const round: Trim = { along: radius, out: radius, round: true }
  const lock = Math.min(size.length * a.lockShare, along.flat - 2 * radius, along.formed - 2 * radius)
  const locks =
    style.code === '0471'
      ? [
          hang('top', {
            name: 'lock',
            role: 'lock',
            along: span(lock),
            offset: span((along.flat - lock) / 2, (along.formed - lock) / 2),
            out: span(Math.min(a.lockReach, size.width / 2)),
            from: 0.7,
            to: 0.75,
          }),
        ]
      : []
  const tuck = hang('top', {
    name: 'tuck',
    role: 'tuck',
    along,
    offset: span(inset, 0),
    out,
    from: 0.75,
    to: 0.85,
    trimLow: round,
    trimHigh: round,
    children: [
      ...earsOf({
        wallName: 'tuck',
        wallSide: 'top',
        wall: span(out.flat - radius, out.formed - radius),
        reach,
        gap: Math.min(a.earGapT * t, out.flat / 4),
        taperDegrees,
        from: 0.7,
        to: 0.75,
      }),
      ...locks,
    ],
  })
  return hang('top', {
    name: 'lid',
    role: 'lid',
    along: across,
    out: span(size.width + a.lidT * t, size.width),
    from: 0.8,
    to: 1,
    children: [tuck],
  })
}

/**
 * Mailers 0427 and 0471: base, rolled sides with tongues, front and back walls with ears, a lid that tucks in at the front.
 * The sums of 0427 are re-derived to agree with a public box library; the parts, and all of 0471's lock, are our own design,
 * to be compared with a licensed FEFCO Code.
 */
export const mailer: Template = job => {
  const { size } = job
  const { a, t, across, up, upright, reach, taperDegrees } = measures(job)
  const uprightWall = (at: 'top' | 'bottom', children: readonly HungPanel[]) => {
    const name = at === 'top' ? 'back' : 'front'
    const gap = Math.min(a.earGapT * t, upright.flat / 4)
    const ears = earsOf({
      wallName: name,
      wallSide: at,
      wall: upright,
      reach,
      gap,
      taperDegrees,
      from: 0.15,
      to: 0.3,
    })
    return hang(at, {
      name,
      role: 'wall',
      along: across,
      out: upright,
      from: 0,
      to: 0.15,
      children: [...ears, ...children],
    })
  }
  const root = rootPanel({
    name: 'base',
    role: 'base',
    width: across,
    height: up,
    holes: tongueSlots(job),
    children: [
      uprightWall('bottom', []),
      uprightWall('top', [lidOf(job)]),
      rolledSide(job, 'left'),
      rolledSide(job, 'right'),
    ],
  })
  const times = (factor: number) => `${Math.round(factor * 1e3) / 1e3} calipers`
  return draft([{ name: 'mailer', size, root, seats: [atRest] }], {
    formed: size,
    trace: [
      {
        label: 'Base length',
        value: across.flat,
        unit: 'mm',
        why: `Length ${size.length} + ${times(a.baseLengthT)}`,
      },
      {
        label: 'Base width',
        value: up.flat,
        unit: 'mm',
        why: `Width ${size.width} + ${times(a.baseWidthT)}`,
      },
      {
        label: 'Front and back',
        value: upright.flat,
        unit: 'mm',
        why: `Depth ${size.depth} + ${times(a.frontWallT)}`,
      },
      { label: 'Roll over', value: a.rollOverT * t, unit: 'mm', why: times(a.rollOverT) },
      { label: 'Tongue', value: a.tongueT * t, unit: 'mm', why: `${times(a.tongueT)}, through the base` },
    ],
  })
}
