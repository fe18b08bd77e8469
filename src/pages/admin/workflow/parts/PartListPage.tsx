import { useRef } from 'react'
import { ListBase } from 'react-admin'
import { useColumnsKey } from '../../../../components/list/columns/useColumnsKey.ts'
import { useListKeys } from '../../../../components/list/keys/useListKeys.ts'
import { ListBody } from '../../../../components/list/ListBody.tsx'
import { ListCount } from '../../../../components/list/ListCount.tsx'
import { reportedInList } from '../../../../components/list/reportedInList.ts'
import { BulkBar } from '../../../../components/master/BulkBar.tsx'
import { NoMasters } from '../../../../components/master/NoMasters.tsx'
import { Page } from '../../../../layout/Page.tsx'
import { PartTable } from './PartTable.tsx'
import { PartToolbar } from './PartToolbar.tsx'
import type { Part, PartRow } from './part.ts'

/** The list of one kind of parts over all templates; a row opens the editor of its template at its step. */
export function PartListPage<Row extends PartRow, Values>({ part }: { readonly part: Part<Row, Values> }) {
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const storeKey = useColumnsKey(`${part.resource}.columns`)
  useListKeys({ region, search })
  const empty = <NoMasters many={part.many} purpose={part.purpose} />
  return (
    <ListBase
      resource={part.resource}
      perPage={25}
      sort={{ field: 'templateName', order: 'ASC' }}
      storeKey={`${part.resource}.list`}
      queryOptions={{ ...reportedInList, refetchOnMount: 'always' }}
    >
      <Page fit title={part.title} beside={<ListCount />}>
        <PartToolbar part={part} storeKey={storeKey} search={search} />
        <ListBody
          label={part.title}
          empty={empty}
          unread={empty}
          foot={<BulkBar master={part} tools={part.Tools === undefined ? null : <part.Tools />} />}
        >
          <PartTable part={part} storeKey={storeKey} region={region} />
        </ListBody>
      </Page>
    </ListBase>
  )
}
