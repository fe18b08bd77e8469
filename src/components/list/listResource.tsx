import type { ReactElement } from 'react'
import type { ResourceName } from '../../dataProvider/index.ts'
import { pageElement } from '../../layout/pageElement.tsx'
import type { PagePath } from '../../pages.ts'

interface ListResource<Name, Row> {
  /** Its name, which is its address without the first `/`. */
  readonly name: Name
  /** What the menu calls its list. */
  readonly label: string
  /** The part of the Admin menu that it stands in; left out: it stands elsewhere. */
  readonly part?: string
  /** What it is for, in one line: on the Admin overview, and in its list while that has no rows. */
  readonly about?: string
  readonly recordRepresentation: (row: Row) => string
}

/** The names of resources whose address is a page. */
export type ListedName = {
  [Name in ResourceName]: `/${Name}` extends PagePath ? Name : never
}[ResourceName]

/** A resource of react-admin, for `<Resource {...users} />`: its list, what one is called, its place in the menu. */
export function listResource<const Name extends ListedName, Row>({
  name,
  label,
  part = '',
  about = '',
  recordRepresentation,
}: ListResource<Name, Row>) {
  const list: ReactElement = pageElement(`/${name}` as PagePath)
  return { name, list, recordRepresentation, options: { label, part, about } }
}
