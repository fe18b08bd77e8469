import type { ComponentType, ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint'
import type { SignedInUser } from '#contract/security'
import type { ListColumn } from '../../components/list/listColumn.ts'
import type { ShownStanding } from '../../realtime/list/isShown.ts'
import type { FilterField } from './filters/filterField.ts'

/** A row in a few words. */
export interface WorklistCard {
  /** Of the product. */
  readonly name: string
  readonly customer: string
  /** How far it is. */
  readonly standing: string
  readonly due: ReactNode
}

/** What every worklist's rows have. */
export interface WorklistRecord {
  readonly id: number
  /** What people call the row; it names it to those who hear the page. */
  readonly reference: string
}

/** Store keys of what is kept for the person; each has its setting key in `src/settings/settingKeys.ts`. */
export interface WorklistSettings {
  readonly columns: string
  readonly paging: string
  readonly operators: string
  readonly views: string
}

/** A kind of worklist as a row of data; its pages differ in nothing else. */
export interface WorklistKind<Row extends WorklistRecord> {
  /** Name of the list in react-admin's contexts. */
  readonly resource: string
  /** Answers the rows to `sort`, `range`, `filter` and what a page asks besides. */
  readonly call: Endpoint
  readonly columns: readonly ListColumn<Row>[]
  /** Columns that one chooses work by, in this order; the others are out of sight until the person chooses. All unless told. */
  readonly first?: readonly string[] | undefined
  /** Columns that stay at the left, in their place, until the person chooses others. */
  readonly pinned: readonly string[]
  readonly settings: WorklistSettings
  /** Rows a page until the person chooses; 10 unless told (000 §9). */
  readonly perPage?: number
  readonly filters: readonly FilterField[]
  /** Said when the rows can't be read, before the reason. */
  readonly failed?: string
  /** Label of the search field. */
  readonly searchLabel?: string
  /** What a card says of a row where there is no room for columns. */
  readonly cardOf: (row: Row) => WorklistCard
  /** Address of the page a row leads to. */
  readonly pathOf: (row: Row) => string
  /** The buttons at the start of a row; each says its key in `aria-keyshortcuts`. */
  readonly RowActions: ComponentType<{ readonly row: Row }>
  /** Pixels that the buttons need. */
  readonly actionWidth: number
  /** The buttons of the bar that is shown while rows are selected; without it none can be. */
  readonly BulkActions?: ComponentType<{ readonly rows: readonly Row[] }>
  /** What the side panel shows of a row; without it there is none. */
  readonly Panel?: ComponentType<{ readonly row: Row }>
  /** The hub's groups that tell of changes in the list asked for; without them it changes when it is refreshed. */
  readonly liveGroups?: (ask: Readonly<Record<string, string>>, user: SignedInUser) => readonly string[]
  /** What a row shows of the quote item, or of the sample request, that those events tell of. */
  readonly standingOf: (row: Row) => ShownStanding | null
  /** Keys of the row's own buttons and what they do, for the keys dialog. */
  readonly keys: readonly (readonly [key: string, meaning: string])[]
}

/** Why a list is empty when nothing narrows it. */
export interface EmptyWords {
  readonly title: string
  readonly text: string
}
