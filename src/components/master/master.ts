import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { MasterUpload, MasterUploadAnswer } from '#contract/masters'
import type { MasterKind } from '#domain/access'
import type { Calls } from '../../dataProvider/call.ts'
import type { ResourceName } from '../../dataProvider/index.ts'
import type { ListColumn } from '../list/listColumn.ts'

export interface CodeChoice {
  readonly code: string
  readonly description: string
}

/** What every row of a master's list has. */
export interface MasterRow {
  readonly id: string | number
  readonly version: number
  readonly isActive: boolean
}

/** A row that a save names with the version it started from. */
export type VersionedRow = Pick<MasterRow, 'id' | 'version'>

/** A filter of the list by one code. */
export interface MasterFilter {
  /** The field of the call's filter. */
  readonly source: string
  readonly label: string
  /** Shown when nothing is chosen. */
  readonly all: string
  /** A hook: the choices, empty while they are on the way. */
  readonly useChoices: () => readonly CodeChoice[]
}

/** What can be changed for many rows at once without harm: a field of each, or all of them by a call of its own. */
export type BulkField<Values> = {
  readonly label: string
  /** A hook: the choices. */
  readonly useChoices: () => readonly CodeChoice[]
  /** The choice that takes rows out of use. */
  readonly inactive?: string
} & (
  | {
      /** The values of one row with the choice made. */
      readonly apply: (values: Values, code: string) => Values
    }
  | {
      /** Changes all of these rows with the choice made. */
      readonly changeAll: (
        calls: Pick<Calls, 'call'>,
        ids: readonly (string | number)[],
        code: string,
      ) => Promise<unknown>
    }
)

/** Everything a form needs to know of one kind of master: in a page of its own, or inside of another's. */
export interface FormMaster<Row extends MasterRow, Values extends FieldValues> {
  /** Its name in the change log and in `domain/access/masters.ts`. */
  readonly kind: MasterKind
  /** What sentences call one: `user`. */
  readonly one: string
  /** The contract's schema of what a person enters. */
  readonly schema: z.ZodType<Values, Values>
  readonly empty: Values
  readonly valuesOf: (row: Row) => Values
  /** The values of what is in use, or is not any more. */
  readonly withActive?: (values: Values, isActive: boolean) => Values
  /** What becomes of a row that is deactivated, to stand behind its name; unless told it is not offered any more. */
  readonly whenDeactivated?: (row: Row, calls: Pick<Calls, 'call'>) => string | Promise<string>
  /** Why a row would be refused to go out of use, in a sentence; null where nothing is in its way. */
  readonly whyKept?: (row: Row, calls: Pick<Calls, 'call'>) => Promise<string | null>
  /** What one is called, for headings and questions. */
  readonly nameOf: (row: Row) => string
  readonly labels: Readonly<Record<keyof Values & string, string>>
  /** Fields that stay as they are once saved. */
  readonly fixed: readonly (keyof Values & string)[]
  /** A value as people read it, where it is not plain. */
  readonly show?: (field: string, value: unknown) => string | undefined
  readonly messages: { readonly saved: string; readonly failed: string }
  /** The inputs of the form, in named groups. */
  readonly Inputs: ComponentType
}

/** What changing many rows at once needs to know of their kind. */
export interface BulkMaster<Row extends VersionedRow, Values> {
  readonly resource: ResourceName
  readonly title: string
  readonly one: string
  readonly many?: string
  readonly labels: Readonly<Record<string, string>>
  readonly valuesOf: (row: Row) => Values
  readonly nameOf: (row: Row) => string
  readonly bulk: readonly BulkField<Values>[]
  /** As of a form's master: what becomes of a row that is deactivated. */
  readonly whenDeactivated?: (row: Row, calls: Pick<Calls, 'call'>) => string | Promise<string>
  /** As of a form's master: why a row would be refused to go out of use. */
  readonly whyKept?: (row: Row, calls: Pick<Calls, 'call'>) => Promise<string | null>
  readonly messages: { readonly failed: string }
}

/** Everything a list and its form need to know of one kind of master; see CONTRIBUTING, "Adding a master". */
export interface Master<Row extends MasterRow, Values extends FieldValues> extends FormMaster<Row, Values> {
  /** The resource that it is kept as. */
  readonly resource: ResourceName
  /** Heading of the list. */
  readonly title: string
  /** What sentences call several, where that is not the heading in small letters. */
  readonly many?: string
  /** What the list is for, said when it has no rows. */
  readonly purpose: string
  /** Said when the list can't be read, before the reason. */
  readonly unread?: string
  /** Words in the search field. */
  readonly search: string
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly columns: readonly ListColumn<Row>[]
  /** Columns that stay while the form is open beside the list. */
  readonly besideForm: readonly string[]
  readonly filters: readonly MasterFilter[]
  readonly bulk: readonly BulkField<Values>[]
  /** Part of the page that the open form takes; 56% unless told. */
  readonly formWidth?: string
  /** What is known about a stored one besides, below its form. */
  readonly Panels?: ComponentType<{ readonly row: Row }>
  /** Buttons of the form besides its own. */
  readonly Actions?: ComponentType<{ readonly row: Row | null }>
  /** What a file of them may have, its first field naming each, and the call that takes its lines. */
  readonly upload?: {
    readonly fields: readonly (keyof Values & string)[]
    readonly call: (calls: Pick<Calls, 'call'>, upload: MasterUpload) => Promise<MasterUploadAnswer>
  }
  /** Buttons of the list besides its own. */
  readonly Tools?: ComponentType
}
