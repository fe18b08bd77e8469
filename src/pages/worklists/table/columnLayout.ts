import type { ListColumn } from '../../../components/list/listColumn.ts'

/** How a person has arranged the columns of a list; every column by its source. */
export interface ColumnLayout {
  readonly hidden: readonly string[]
  /** Columns that were moved stand in this order; those it does not name come after, in the list's own order. */
  readonly order: readonly string[]
  /** Pixels of the columns that were sized. */
  readonly widths: Readonly<Record<string, number>>
  /** Columns that stay at the left while the others scroll; undefined: those the list pins by itself. */
  readonly pinned?: readonly string[] | undefined
}

export const noLayout: ColumnLayout = { hidden: [], order: [], widths: {} }

type Columns = readonly { readonly source: string; readonly leftOut?: 'always' | 'narrow' }[]

/** All columns in the list's own order, but those it leaves out. */
export const allColumns = (columns: Columns): ColumnLayout => ({
  ...noLayout,
  hidden: columns.filter(({ leftOut }) => leftOut === 'always').map(({ source }) => source),
})

/** The columns `shown`, in this order, and the others out of sight; all of them where none are told. */
export const fewColumns = (columns: Columns, shown: readonly string[] | undefined): ColumnLayout =>
  shown === undefined
    ? allColumns(columns)
    : {
        ...noLayout,
        hidden: columns.map(({ source }): string => source).filter(source => !shown.includes(source)),
        order: shown,
      }

/** Least and most pixels of a column. */
const widthLimits = { least: 48, most: 900 } as const

/** A width within the limits, in whole pixels. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)))

const namesOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(name => typeof name === 'string'))] : []

const widthsOf = (stored: unknown): Record<string, number> =>
  typeof stored !== 'object' || stored === null || Array.isArray(stored)
    ? {}
    : Object.fromEntries(
        Object.entries(stored)
          .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
          .map(([source, width]) => [source, clampWidth(width)]),
      )

/**
 * What a stored setting says, as far as it makes sense. A list of names is how hidden columns were kept before; what
 * is neither, or was written by something else, leaves the list as it comes: `first`.
 */
export function readLayout(stored: unknown, first: ColumnLayout = noLayout): ColumnLayout {
  if (Array.isArray(stored)) return { ...noLayout, hidden: namesOf(stored) }
  if (typeof stored !== 'object' || stored === null) return first
  if (!['hidden', 'order', 'widths', 'pinned'].some(part => part in stored)) return first
  const { hidden, order, widths, pinned } = stored as Partial<Record<keyof ColumnLayout, unknown>>
  return {
    hidden: namesOf(hidden),
    order: namesOf(order),
    widths: widthsOf(widths),
    ...(Array.isArray(pinned) ? { pinned: namesOf(pinned) } : {}),
  }
}

/** All columns in the order of the layout, hidden ones too. */
export function orderedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { order }: Pick<ColumnLayout, 'order'>,
): ListColumn<Row>[] {
  const bySource = new Map<string, ListColumn<Row>>(columns.map(column => [column.source, column]))
  const moved = order.map(source => bySource.get(source)).filter(column => column !== undefined)
  const rest = columns.filter(({ source }) => !order.includes(source))
  return [...moved, ...rest]
}

/** The layout with `source` moved to the place where `target` stands. */
export function moveColumnTo<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ColumnLayout,
  source: string,
  target: string,
): ColumnLayout {
  const order: string[] = orderedColumns(columns, layout).map(column => column.source)
  const from = order.indexOf(source)
  const to = order.indexOf(target)
  if (from === -1 || to === -1 || from === to) return layout
  return { ...layout, order: order.toSpliced(from, 1).toSpliced(to, 0, source) }
}

/** The layout with `source` moved by one place among the columns that are shown. */
export function moveColumnBy<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ColumnLayout,
  source: string,
  by: 1 | -1,
): ColumnLayout {
  const shown = orderedColumns(columns, layout).filter(column => !layout.hidden.includes(column.source))
  const target = shown[shown.findIndex(column => column.source === source) + by]
  return target === undefined ? layout : moveColumnTo(columns, layout, source, target.source)
}

/** A column as it stands in the table. */
export interface PlacedColumn<Row> {
  readonly column: ListColumn<Row>
  /** What its head says. */
  readonly head: string
  /** What its cells say in place of the column's own words. */
  readonly text?: ((row: Row) => string) | undefined
  readonly width: number
  /** Takes the room that the others leave: it grows, and nobody sized it. */
  readonly grows: boolean
  /** Pixels from the left edge at which it stays while others scroll; undefined when it scrolls along. */
  readonly stays?: number
}

/** Pixels of a column nobody sized: as told, else what its label needs beside the sort arrow. */
const defaultWidth = <Row>({ width, label }: ListColumn<Row>): number =>
  width ?? clampWidth(Math.max(88, 36 + label.length * 8))

/** The columns shown, in their order, with their widths; `start` pixels stay at the left before the first. */
export function placeColumns<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ColumnLayout,
  pinnedByDefault: readonly string[],
  start: number,
): PlacedColumn<Row>[] {
  const pinned = layout.pinned ?? pinnedByDefault
  // Among few columns a word says what among all of them takes the specification's.
  const isBrief = columns.some(
    ({ source, leftOut }) => leftOut !== 'always' && layout.hidden.includes(source),
  )
  let left = start
  return orderedColumns(columns, layout)
    .filter(({ source }) => !layout.hidden.includes(source))
    .map(column => {
      const sized = layout.widths[column.source]
      const brief = isBrief ? column.brief : undefined
      const width = sized ?? brief?.width ?? defaultWidth(column)
      const head = brief?.label ?? column.label
      const placed = {
        column,
        head,
        text: brief?.text,
        width,
        grows: column.grows === true && sized === undefined,
      }
      if (!pinned.includes(column.source)) return placed
      const stays = left
      left += width
      return { ...placed, stays }
    })
}
