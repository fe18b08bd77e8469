import type { FilterField } from '../filters/filterField.ts'
import { defaultPaging } from '../paging.ts'
import type { ColumnLayout } from '../table/columnLayout.ts'
import type { WorklistArrangement } from './savedView.ts'

/** A worklist as it comes: these columns, its filters as they start, no sort. */
export function standardOf(fields: readonly FilterField[], layout: ColumnLayout): WorklistArrangement {
  const { page: _, ...paging } = defaultPaging
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
