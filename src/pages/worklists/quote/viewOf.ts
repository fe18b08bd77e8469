import type { WorklistView } from './variants.ts'

interface Place {
  readonly view: WorklistView
  /** Code of the workgroup or the sales rep; empty when the list is of neither. */
  readonly of: string
}

/** Which worklist an address means (specification 000 §2): `isWorkGroup=false` makes the group a sales rep. */
export function viewOf(
  pathname: string,
  params: { readonly group?: string | undefined; readonly salesRepCode?: string | undefined },
  query: URLSearchParams,
): Place {
  if (pathname.split('/')[1]?.toLowerCase() === 'assignedtome') {
    const of = params.salesRepCode ?? ''
    return { view: of === '' ? 'ASSIGNEDTOME' : 'ASSIGNEDTOME-SALESREPCODE', of }
  }
  const of = params.group ?? ''
  if (of === '') return { view: 'WORKLIST', of }
  return { view: query.get('isWorkGroup') === 'false' ? 'WORKLIST-SALESREP' : 'WORKLIST-GROUP', of }
}
