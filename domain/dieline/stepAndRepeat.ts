import type { Point } from '#domain/boxGeometry'
import type { Dieline, Entity } from './model.ts'
import { sharedRules } from './sharedRules.ts'

/** How many blanks lie side by side and above each other, and the gap between them (mm). */
export interface NumberUp {
  readonly across: number
  readonly along: number
  readonly gap: number
}

const rules = new Set<string>(['CUT', 'CREASE', 'PERF', 'HALFCUT'])

const shifted = (entity: Entity, by: Point): Entity => {
  const at = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y })
  switch (entity.type) {
    case 'LINE':
      return { ...entity, from: at(entity.from), to: at(entity.to) }
    case 'ARC':
      return { ...entity, centre: at(entity.centre) }
    case 'TEXT':
      return { ...entity, at: at(entity.at) }
  }
}

const wholeCount = (count: number) => Math.max(1, Math.floor(count) || 1)

/**
 * The rules of a drawing repeated over a forme, at least once; without a gap, neighbours share the rule between them.
 */
export function stepAndRepeat(drawing: Dieline, numberUp: NumberUp): Dieline {
  const across = wholeCount(numberUp.across)
  const along = wholeCount(numberUp.along)
  const gap = Math.max(0, numberUp.gap)
  const entities = drawing.entities.filter(({ layer }) => rules.has(layer))
  const columns = Array.from({ length: across }, (_, index) => index * (drawing.width + gap))
  const lines = Array.from({ length: along }, (_, index) => index * (drawing.height + gap))
  const repeated = columns.flatMap(x => lines.flatMap(y => entities.map(entity => shifted(entity, { x, y }))))
  const width = across * drawing.width + (across - 1) * gap
  const height = along * drawing.height + (along - 1) * gap
  return {
    ...drawing,
    width,
    height,
    bounds: { left: 0, bottom: 0, right: width, top: height },
    entities: sharedRules(repeated),
    panels: columns.flatMap(x =>
      lines.flatMap(y => drawing.panels.map(panel => ({ ...panel, x: panel.x + x, y: panel.y + y }))),
    ),
    hinges: columns.flatMap(x =>
      lines.flatMap(y =>
        drawing.hinges.map(hinge => ({
          ...hinge,
          from: { x: hinge.from.x + x, y: hinge.from.y + y },
          to: { x: hinge.to.x + x, y: hinge.to.y + y },
        })),
      ),
    ),
  }
}
