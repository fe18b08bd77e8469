import type { OfferedAction } from '../../../../components/workflow/offeredAction.ts'
import type { StepState } from '../../../../components/workflow/StepStrip.tsx'

export const boxWidth = 128
export const boxHeight = 64
const gapX = 30
const laneHeight = 30
const padding = 12

export interface PlacedStep {
  readonly step: StepState
  readonly x: number
  readonly y: number
}

/** An action drawn from the present step to its target, above the steps when it leads on, below when it leads back. */
export interface PlacedAction {
  readonly action: OfferedAction
  readonly from: number
  readonly to: number
  /** Where its lane runs. */
  readonly laneY: number
  /** Where it leaves and enters the boxes: their upper or their lower edge. */
  readonly edgeY: number
}

export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly steps: readonly PlacedStep[]
  readonly actions: readonly PlacedAction[]
}

/** Places the steps in one line and the actions of the present step in lanes above and below it. */
export function mapLayout(steps: readonly StepState[], actions: readonly OfferedAction[]): MapLayout {
  const current = steps.findIndex(({ state }) => state === 'current')
  const moves = actions
    .map(action => ({ action, to: steps.findIndex(({ code }) => code === action.target) }))
    .filter(({ to }) => to >= 0 && current >= 0 && to !== current)
  // The longest way takes the outermost lane, so that lanes do not cross boxes they pass.
  const outward = (a: { to: number }, b: { to: number }) =>
    Math.abs(a.to - current) - Math.abs(b.to - current)
  const onward = moves.filter(({ to }) => to > current).toSorted(outward)
  const backward = moves.filter(({ to }) => to < current).toSorted(outward)

  const top = padding + onward.length * laneHeight
  const bottom = top + boxHeight
  const centre = (index: number) => padding + index * (boxWidth + gapX) + boxWidth / 2
  // Ways that leave or enter the same box stand a little apart.
  const apart = (lane: number, lanes: number) => (lane - (lanes - 1) / 2) * 18
  const lanes = (ways: typeof moves, edgeY: number, laneY: (lane: number) => number): PlacedAction[] =>
    ways.map(({ action, to }, lane) => ({
      action,
      from: centre(current) + apart(lane, ways.length),
      to: centre(to) - apart(lane, ways.length) / 2,
      laneY: laneY(lane),
      edgeY,
    }))

  return {
    width: padding * 2 + steps.length * boxWidth + Math.max(0, steps.length - 1) * gapX,
    height: bottom + backward.length * laneHeight + padding,
    steps: steps.map((step, index) => ({ step, x: centre(index) - boxWidth / 2, y: top })),
    actions: [
      ...lanes(onward, top, lane => top - laneHeight * (lane + 0.75)),
      ...lanes(backward, bottom, lane => bottom + laneHeight * (lane + 0.75)),
    ],
  }
}
