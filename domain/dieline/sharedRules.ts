import type { Entity, LineEntity } from './model.ts'

const apart = 1e-6

const upright = ({ from, to }: LineEntity) => Math.abs(from.x - to.x) < apart

const straight = (entity: Entity): entity is LineEntity =>
  entity.type === 'LINE' && (upright(entity) || Math.abs(entity.from.y - entity.to.y) < apart)

const keyOf = (line: LineEntity) => {
  const at = upright(line) ? line.from.x : line.from.y
  return `${line.layer} ${upright(line) ? 'x' : 'y'} ${Math.round(at * 1e4)}`
}

const ends = (line: LineEntity): readonly [number, number] => {
  const [a, b] = upright(line) ? [line.from.y, line.to.y] : [line.from.x, line.to.x]
  return [Math.min(a, b), Math.max(a, b)]
}

const joined = (line: LineEntity, low: number, high: number): LineEntity =>
  upright(line)
    ? { ...line, from: { x: line.from.x, y: low }, to: { x: line.from.x, y: high } }
    : { ...line, from: { x: low, y: line.from.y }, to: { x: high, y: line.from.y } }

/**
 * The entities with upright and level lines of one layer that lie on each other made one: blanks side by side without a gap
 * share the rule between them. Lines that only touch stay apart.
 */
export function sharedRules(entities: readonly Entity[]): Entity[] {
  const lines = entities.filter(straight)
  const rows = new Map<string, LineEntity[]>()
  for (const line of lines) rows.set(keyOf(line), [...(rows.get(keyOf(line)) ?? []), line])
  const merged = [...rows.values()].flatMap(row => {
    const kept: LineEntity[] = []
    for (const line of row.toSorted((a, b) => ends(a)[0] - ends(b)[0])) {
      const before = kept.at(-1)
      const [low, high] = ends(line)
      if (before !== undefined && ends(before)[1] - low > apart) {
        const [start, end] = ends(before)
        kept[kept.length - 1] = joined(before, start, Math.max(end, high))
      } else kept.push(line)
    }
    return kept
  })
  return [...merged, ...entities.filter(entity => !straight(entity))]
}
