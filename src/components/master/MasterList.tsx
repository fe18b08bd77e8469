import { useRef } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useColumnsKey } from '../list/columns/useColumnsKey.ts'
import { useListKeys } from '../list/keys/useListKeys.ts'
import { ListBody } from '../list/ListBody.tsx'
import { BulkBar } from './BulkBar.tsx'
import { MasterTable } from './MasterTable.tsx'
import { MasterToolbar } from './MasterToolbar.tsx'
import { manyOf } from './manyOf.ts'
import type { Master, MasterRow } from './master.ts'
import { NoMasters } from './NoMasters.tsx'
import { useOpenMaster } from './useOpenMaster.ts'

interface MasterListProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
}

/** The list of a master inside its list context: bar, rows, and their keys. */
export function MasterList<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
}: MasterListProps<Row, Values>) {
  const { id, open, openNew } = useOpenMaster(master.resource)
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const storeKey = useColumnsKey(`${master.resource}.columns`)
  const makeNew = () => void openNew()
  useListKeys({ region, search, onNew: makeNew })
  const empty = <NoMasters many={manyOf(master)} purpose={master.purpose} onNew={makeNew} />
  return (
    <>
      <MasterToolbar master={master} storeKey={storeKey} isBeside={id !== undefined} search={search} />
      {/* Below the rows: above them it would move the next row from under the pointer. */}
      <ListBody
        label={master.title}
        empty={empty}
        unread={empty}
        failed={master.unread}
        foot={id === undefined ? <BulkBar master={master} /> : null}
      >
        <MasterTable
          master={master}
          storeKey={storeKey}
          openId={id}
          region={region}
          onOpen={row => void open(row)}
        />
      </ListBody>
    </>
  )
}
