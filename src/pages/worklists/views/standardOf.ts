import type { FilterField } from '../filters/filterField.ts'
import { defaultPaging } from '../paging.ts'
import { noLayout } from '../table/columnLayout.ts'
import type { WorklistArrangement } from './savedView.ts'

/** A worklist as it comes: its own columns, its filters as they start, no sort. */
export function standardOf(fields: readonly FilterField[]): WorklistArrangement {
  const { page: _, ...paging } = defaultPaging
  return {
    layout: noLayout,
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
