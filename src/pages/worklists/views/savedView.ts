import type { FilterValues } from '../filters/filterValues.ts'
import { readOperators } from '../filters/filterValues.ts'
import { readPaging, type WorklistPaging } from '../paging.ts'
import { type ColumnLayout, readLayout } from '../table/columnLayout.ts'

/** How a worklist is looked at: columns, filters, sort and page size. */
export interface WorklistArrangement {
  readonly layout: ColumnLayout
  readonly paging: Omit<WorklistPaging, 'page'>
  readonly filter: FilterValues
}

/** A view as the menu lists it. */
export interface SavedView {
  /** `own:Name`, `shared:12`; what is kept of which view is shown and which is the default. */
  readonly key: string
  readonly name: string
  readonly arrangement: WorklistArrangement
  /** Of a shared one: its workgroup, and what changing it needs. */
  readonly shared?: {
    readonly id: number
    readonly version: number
    readonly workgroup: string
    readonly ownerName: string
  }
  readonly mayEdit: boolean
}

const record = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : {}

const textsOf = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(stored)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

const listsOf = (stored: unknown): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(record(stored)).map(([source, codes]) => [
      source,
      Array.isArray(codes) ? codes.filter(code => typeof code === 'string') : [],
    ]),
  )

/** What a stored view says, as far as it makes sense: it may be older than the product, or somebody else's. */
export function readArrangement(stored: unknown, sortable: readonly string[]): WorklistArrangement {
  const { layout, paging, filter } = record(stored)
  const { q, switches, codes, operators } = record(filter)
  const { page: _, ...kept } = readPaging(paging, sortable)
  return {
    layout: readLayout(layout),
    paging: kept,
    filter: {
      q: typeof q === 'string' ? q : '',
      switches: textsOf(switches),
      codes: listsOf(codes),
      operators: readOperators(operators),
    },
  }
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))

/** The same in one order and without what says nothing, to be compared. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isEmpty(part))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, plain(part)]),
  )
}

/** Whether two arrangements show the same. Pinning nothing differs from leaving it to the list. */
export const isSameArrangement = (a: WorklistArrangement, b: WorklistArrangement): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b)) &&
  JSON.stringify(a.layout.pinned ?? null) === JSON.stringify(b.layout.pinned ?? null)
