import { inner } from './page.ts'

interface Column {
  readonly head: string
  readonly width: number
  readonly align?: 'left' | 'right'
}

const beforeSettings: readonly Column[] = [
  { head: '', width: 16 },
  { head: 'Operation, work centre', width: 116 },
  { head: 'Sheet, mm', width: 74, align: 'right' },
  { head: 'Up', width: 22, align: 'right' },
  { head: 'Sheets, net', width: 46, align: 'right' },
]

/** They are written on by hand. */
const byHand: readonly Column[] = [
  { head: 'Good', width: 46 },
  { head: 'Date, sign', width: 56 },
]

const widthOf = (columns: readonly Column[]): number => columns.reduce((sum, { width }) => sum + width, 0)

/** The columns of the route, as wide as the page; what a machine is set to takes what the others leave. */
export const routeColumns: readonly Column[] = [
  ...beforeSettings,
  { head: 'Settings', width: inner - widthOf(beforeSettings) - widthOf(byHand) },
  ...byHand,
]

/** Where the columns begin that are written on by hand, from the left. */
export const handEdges: readonly number[] = [inner - widthOf(byHand), inner - widthOf(byHand.slice(1))]

/** Room at either side of a cell. */
export const padding = 3

/** Width of what stands in a column. */
export const insideOf = (index: number): number => (routeColumns[index]?.width ?? 0) - 2 * padding
