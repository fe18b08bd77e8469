import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import type { ListColumn } from '../../../../components/list/listColumn.ts'
import type { BulkMaster, MasterFilter, VersionedRow } from '../../../../components/master/master.ts'

/** What every part of a template says of the template and its step. */
export interface PartRow extends VersionedRow, RaRecord {
  readonly id: number
  readonly templateId: number
  readonly templateName: string
  readonly templateVersion: number
  readonly status: WorkflowTemplateRow['status']
  readonly stepCode: string
  readonly stepName: string
}

/** Everything the list of one kind of parts of templates needs to know. */
export interface Part<Row extends PartRow, Values> extends BulkMaster<Row, Values> {
  /** What sentences call several. */
  readonly many: string
  /** What the list is for, said when it has no rows. */
  readonly purpose: string
  /** Words in the search field. */
  readonly search: string
  readonly columns: readonly ListColumn<Row>[]
  readonly filters: readonly MasterFilter[]
  /** Buttons for the rows that are ticked, besides what changes them. */
  readonly Tools?: ComponentType
}

/** Where a part is edited: the editor of its template, at its step. */
export const partPath = ({ templateId, stepCode }: Pick<PartRow, 'templateId' | 'stepCode'>): string =>
  `/admin/workflow/templates/${templateId}?${new URLSearchParams({ step: stepCode })}`

/** Only what is part of a draft is changed here; what is published never changes. */
export const isChangeable = ({ status }: Pick<PartRow, 'status'>): boolean => status === 'draft'
