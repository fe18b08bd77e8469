import { rowsOf } from '#domain/quoteItem'

type Rows = ReturnType<typeof rowsOf>
type Held = Readonly<Record<string, unknown>>

/** The rows of a list by the form's name of it, also of one in a row of another: `designSteps.0.stepCreases`. */
export function listAt(values: object, name: string): Rows {
  const [list = '', index, ...inside] = name.split('.')
  const rows = rowsOf((values as Held)[list])
  if (index === undefined) return rows
  const row = rows[Number(index)]
  return row === undefined ? [] : listAt(row, inside.join('.'))
}

/** What to set so that the list holds these rows: the list itself, or the one that its row stands in. */
export function withListAt(values: object, name: string, next: Rows): Held {
  const [list = '', index, ...inside] = name.split('.')
  if (index === undefined) return { [list]: next }
  return {
    [list]: rowsOf((values as Held)[list]).map((row, place) =>
      place === Number(index) ? { ...row, ...withListAt(row, inside.join('.'), next) } : row,
    ),
  }
}
