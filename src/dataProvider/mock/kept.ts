import type { ResourceRow } from '../resourceRow.ts'
import { answer, type MockAnswer, type MockAsked, refusal } from './answer.ts'

interface Kept {
  readonly id: string | number
  readonly version: number
}

interface Sent extends Partial<Kept> {
  /** What records are known by whose save has no id. */
  readonly code?: string
}

/** Keeps a resource in memory: its list, its records, saves on the version that was read, deletes. */
export function kept<Row extends Kept>(
  { list, one, save, remove }: ResourceRow,
  start: readonly Row[],
): readonly MockAnswer[] {
  let rows: readonly Row[] = start
  const at = (id: unknown) => rows.find(row => String(row.id) === String(id))
  const found = (id: unknown) => at(id) ?? refusal('not-found', { detail: `${id} was not found.` })

  const store = ({ body }: MockAsked) => {
    const sent = body as Sent
    if ((sent.version ?? 0) === 0) {
      const id = sent.id || sent.code || 1 + Math.max(0, ...rows.map(row => Number(row.id)))
      const made = { ...sent, id, version: 1 } as unknown as Row
      rows = [...rows, made]
      return made
    }
    const before = at(sent.id ?? sent.code)
    if (before === undefined) return refusal('not-found')
    if (before.version !== sent.version) return refusal('stale', { current: before })
    const saved = { ...before, ...sent, version: before.version + 1 } as Row
    rows = rows.map(row => (row === before ? saved : row))
    return saved
  }

  const drop = ({ params }: MockAsked) => {
    const id = params.key ?? params.id ?? ''
    const mine = remove?.input(id).params ?? {}
    // One call deletes several kinds of masters: the others are the server's.
    if (Object.entries(mine).some(([name, value]) => String(value) !== params[name])) return null
    const gone = at(id)
    if (gone === undefined) return refusal('not-found')
    rows = rows.filter(row => row !== gone)
    return Response.json(params)
  }

  return [
    answer(list, () => rows),
    ...(one === undefined ? [] : [answer(one, ({ params }) => found(params.id))]),
    ...(save === undefined ? [] : [answer(save, store)]),
    ...(remove === undefined ? [] : [answer(remove.call, drop)]),
  ]
}
