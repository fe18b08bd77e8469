/** From where something is looked at: degrees around its upright axis and above the ground, and how near. */
export interface OrbitView {
  readonly around: number
  readonly above: number
  readonly near: number
}

export const firstView: OrbitView = { around: 35, above: 25, near: 1 }

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value))

/** The view turned and brought nearer; never under the ground's other side, never inside. */
export function turned(view: OrbitView, by: Partial<OrbitView>): OrbitView {
  return {
    around: (view.around + (by.around ?? 0) + 360) % 360,
    above: between(-15, 89, view.above + (by.above ?? 0)),
    near: between(0.6, 4, view.near * (by.near ?? 1)),
  }
}

const step = 10

/** What a key does to the view; null when it does nothing. */
export function turnedByKey(view: OrbitView, key: string): OrbitView | null {
  const turns: Readonly<Record<string, Partial<OrbitView>>> = {
    ArrowLeft: { around: step },
    ArrowRight: { around: -step },
    ArrowUp: { above: step },
    ArrowDown: { above: -step },
    '+': { near: 1.2 },
    '=': { near: 1.2 },
    '-': { near: 1 / 1.2 },
  }
  if (key === '0') return firstView
  const by = turns[key]
  return by === undefined ? null : turned(view, by)
}

/** The direction from the middle of a thing to who looks at it; x right, y away, z up. */
export function lookingFrom({ around, above }: OrbitView): readonly [number, number, number] {
  const turn = (around * Math.PI) / 180
  const tilt = (above * Math.PI) / 180
  // The pictures of the engine turn the thing about its upright axis; here the camera goes the other way about.
  return [-Math.sin(turn) * Math.cos(tilt), -Math.cos(turn) * Math.cos(tilt), Math.sin(tilt)]
}
