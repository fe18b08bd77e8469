/** Bridges that hold the forme's board together under a rule: one every so many mm, each so wide (mm). */
export interface Bridging {
  readonly every: number
  readonly width: number
}

/** One bridge every 150 mm, 6 mm wide: our own design, editable. */
export const defaultBridging: Bridging = { every: 150, width: 6 }

/** How many bridges a rule of that length gets; none when it is shorter than the distance between two. */
export function bridgesOf(length: number, { every }: Bridging = defaultBridging): number {
  return every > 0 ? Math.floor(length / every) : 0
}
