import { type ListedName, listResource } from '../list/listResource.tsx'

/**
 * The resource of a master. Its form stands beside its list, on the page of the list, which stays as it is while one form
 * after another opens: that page is react-admin's `list`, and answers for `create` and `edit` too.
 */
export const masterResource = <const Name extends ListedName, Row>(
  resource: Parameters<typeof listResource<Name, Row>>[0],
) => ({ ...listResource<Name, Row>(resource), hasCreate: true, hasEdit: true })
