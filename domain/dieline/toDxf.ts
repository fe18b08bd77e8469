import { asciiText } from './asciiText.ts'
import { decimal } from './decimal.ts'
import { layers } from './layers.ts'
import type { Dieline, Entity } from './model.ts'

type Pair = readonly [code: number, value: string | number]

const point = (offset: number, x: number, y: number): Pair[] => [
  [10 + offset, decimal(x)],
  [20 + offset, decimal(y)],
  [30 + offset, '0'],
]

const section = (name: string, content: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
]

const table = (name: string, count: number, rows: readonly Pair[]): Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, count],
  ...rows,
  [0, 'ENDTAB'],
]

const lineTypes: Pair[] = [
  [0, 'LTYPE'],
  [2, 'CONTINUOUS'],
  [70, 0],
  [3, 'Solid line'],
  [72, 65],
  [73, 0],
  [40, '0'],
  [0, 'LTYPE'],
  [2, 'DASHED'],
  [70, 0],
  [3, 'Dashed line'],
  [72, 65],
  [73, 2],
  [40, '9'],
  [49, '6'],
  [49, '-3'],
]

const pairs = (entity: Entity): Pair[] => {
  const start: Pair[] = [
    [0, entity.type],
    [8, entity.layer],
  ]
  switch (entity.type) {
    case 'LINE':
      return [...start, ...point(0, entity.from.x, entity.from.y), ...point(1, entity.to.x, entity.to.y)]
    case 'ARC':
      return [
        ...start,
        ...point(0, entity.centre.x, entity.centre.y),
        [40, decimal(entity.radius)],
        [50, decimal(entity.startAngle)],
        [51, decimal(entity.endAngle % 360)],
      ]
    case 'TEXT':
      return [
        ...start,
        ...point(0, entity.at.x, entity.at.y),
        [40, decimal(entity.height)],
        [1, asciiText(entity.text)],
        [50, decimal(entity.angle)],
        [72, 1],
        ...point(1, entity.at.x, entity.at.y),
        [73, 2],
      ]
  }
}

/** The drawing as DXF R12 (AC1009) in mm: a layer table, then lines, arcs and texts; lines end with CR LF. */
export function toDxf(drawing: Dieline): string {
  const { left, bottom, right, top } = drawing.bounds
  const content: Pair[] = [
    [999, asciiText(drawing.meta.title)],
    [999, `millimetres, ${drawing.meta.notice}`],
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...point(0, left, bottom),
      [9, '$EXTMAX'],
      ...point(0, right, top),
    ]),
    ...section('TABLES', [
      ...table('LTYPE', 2, lineTypes),
      ...table(
        'LAYER',
        layers.length,
        layers.flatMap(({ layer, index, dashes }): Pair[] => [
          [0, 'LAYER'],
          [2, layer],
          [70, 0],
          [62, index],
          [6, dashes.length > 0 ? 'DASHED' : 'CONTINUOUS'],
        ]),
      ),
    ]),
    ...section('ENTITIES', drawing.entities.flatMap(pairs)),
    [0, 'EOF'],
  ]
  return content.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')
}
