import { rowsOf } from '#domain/quoteItem'

type Rows = ReturnType<typeof rowsOf>
type Held = Readonly<Record<string, unknown>>

/** What stands in a list by the form's name of it, also in one in a row of another: `designSteps.0.stepCreases`. */
export function heldAt(values: object, name: string): unknown {
  const [list = '', index, ...inside] = name.split('.')
  const held = (values as Held)[list]
  if (index === undefined) return held
  const row = rowsOf(held)[Number(index)]
  return row === undefined ? [] : heldAt(row, inside.join('.'))
}

/** Its rows. */
export const listAt = (values: object, name: string): Rows => rowsOf(heldAt(values, name))

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
