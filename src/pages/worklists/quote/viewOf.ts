import type { WorklistView } from './variants.ts'

interface Place {
  readonly view: WorklistView
  /** Code of the workgroup or the sales rep; empty when the list is of neither. */
  readonly of: string
}

/**
 * Which worklist an address means (specification 000 §2): `isWorkGroup=false` makes the group a sales rep; without one
 * it is everything of the person, and of the sales reps of who coordinates them.
 */
export function viewOf(
  pathname: string,
  params: { readonly group?: string | undefined; readonly salesRepCode?: string | undefined },
  query: URLSearchParams,
  coordinates = false,
): Place {
  if (pathname.split('/')[1]?.toLowerCase() === 'assignedtome') {
    const of = params.salesRepCode ?? ''
    return { view: of === '' ? 'ASSIGNEDTOME' : 'ASSIGNEDTOME-SALESREPCODE', of }
  }
  const of = params.group ?? ''
  if (of === '') return { view: coordinates ? 'WORKLIST-COORDINATOR' : 'WORKLIST', of }
  return { view: query.get('isWorkGroup') === 'false' ? 'WORKLIST-SALESREP' : 'WORKLIST-GROUP', of }
}
