import { asciiText } from './asciiText.ts'
import { type Bridging, bridgesOf, defaultBridging } from './bridgesOf.ts'
import { decimal } from './decimal.ts'
import { entityPoints } from './entityPoints.ts'
import type { Dieline, Layer } from './model.ts'

/** The line type of a rule; 1 and 2 by a published sample, 3 and 4 unverified. Other layers are not written. */
const lineTypes: Partial<Record<Layer, number>> = { CUT: 1, CREASE: 2, PERF: 3, HALFCUT: 4 }

const pointage = 2

/**
 * The drawing as CF2, the basic form: rules only, in mm, as one subroutine called once. Arcs are written as chords within
 * 0.1 mm, because how the format tells an arc's direction could not be checked. Written by a published sample and not opened
 * in another program: to be offered, not promised.
 */
export function toCf2(drawing: Dieline, bridging: Bridging = defaultBridging): string {
  const lines = drawing.entities.flatMap(entity => {
    const type = lineTypes[entity.layer]
    if (type === undefined || entity.type === 'TEXT') return []
    const points = entityPoints(entity)
    return points.slice(1).flatMap((to, index) => {
      const from = points[index]
      if (from === undefined) return []
      const bridges = bridgesOf(Math.hypot(to.x - from.x, to.y - from.y), bridging)
      const ends = [from.x, from.y, to.x, to.y].map(value => decimal(value)).join(',')
      return [`L,${pointage},${type},0,${ends},${bridges},${bridges > 0 ? decimal(bridging.width) : 0}`]
    })
  })
  return [
    '$BOF',
    'V2',
    'ORDER',
    `%1:${asciiText(drawing.meta.title)}`,
    `%2:${drawing.meta.notice}`,
    'END',
    'MAIN,LAYOUT',
    'UM',
    'LL,0,0',
    `UR,${decimal(drawing.width)},${decimal(drawing.height)}`,
    'SCALE,1,1',
    'C,DESIGN,0,0,0,1,1',
    'END',
    'SUB,DESIGN',
    ...lines,
    'END',
    '$EOF',
    '',
  ].join('\r\n')
}
