import { defaultPaging } from '../paging.ts'
import type { ColumnLayout } from '../table/columnLayout.ts'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'
import type { WorklistArrangement } from './savedView.ts'

/** A worklist of a kind as it comes: these columns, its filters as they start, no sort. */
export function standardOf<Row extends WorklistRecord>(
  { filters: fields, perPage = defaultPaging.itemsPerPage }: WorklistKind<Row>,
  layout: ColumnLayout,
): WorklistArrangement {
  const { page: _, ...rest } = defaultPaging
  const paging = { ...rest, itemsPerPage: perPage }
  return {
    layout,
    paging,
    filter: {
      q: '',
      switches: {},
      codes: Object.fromEntries(
        fields.flatMap(field => (field.kind === 'codes' ? [[field.source, field.initial ?? []]] : [])),
      ),
      operators: {},
    },
  }
}
