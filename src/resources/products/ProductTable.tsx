import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, type RefObject, useState } from 'react'
import { DataTable } from 'react-admin'
import type { ExistingProduct } from '#contract/customer'
import { useLeftOut } from '../../components/list/columns/useLeftOut.ts'
import { KeyedBody } from '../../components/list/keys/KeyedBody.tsx'
import { ListBody } from '../../components/list/ListBody.tsx'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { tableColumns } from '../../components/list/tableColumns.tsx'
import { ProductCards } from './ProductCards.tsx'
import { ProductPanel } from './panel/ProductPanel.tsx'
import { RecostDialog } from './recost/RecostDialog.tsx'
import { RequoteBar } from './requote/RequoteBar.tsx'
import { RequoteDialog } from './requote/RequoteDialog.tsx'

interface ProductTableProps {
  readonly label: string
  readonly columns: readonly ListColumn<ExistingProduct>[]
  /** Where the chosen columns are kept. */
  readonly storeKey: string
  /** What stands in place of no rows. */
  readonly empty: ReactNode
  /** Where the list's keys work; left out: it has none. */
  readonly region?: RefObject<HTMLDivElement | null>
}

const nothing = <span hidden />

/** The existing products of the list around: a row opens the product beside it, ticked ones are quoted again together. */
export function ProductTable({ label, columns, storeKey, empty, region }: ProductTableProps) {
  const leftOut = useLeftOut(columns)
  const isPhone = useMediaQuery(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const [openId, setOpenId] = useState<string | null>(null)
  const [again, setAgain] = useState<readonly ExistingProduct[] | null>(null)
  const [recosted, setRecosted] = useState<readonly ExistingProduct[] | null>(null)
  return (
    <>
      <ListBody label={label} empty={empty} foot={<RequoteBar onRequote={setAgain} onRecost={setRecosted} />}>
        {isPhone ? (
          <ProductCards label={label} onOpen={setOpenId} onRequote={product => setAgain([product])} />
        ) : (
          <TableRegion ref={region} label={label} sx={{ '& tbody tr': { cursor: 'pointer' } }}>
            <DataTable<ExistingProduct>
              storeKey={storeKey}
              hiddenColumns={leftOut}
              // What can be done with ticked rows stands below the table.
              bulkActionButtons={nothing}
              bulkActionsToolbar={nothing}
              {...(region === undefined ? {} : { body: KeyedBody })}
              rowClick={id => {
                setOpenId(String(id))
                return false
              }}
              aria-label={label}
            >
              {tableColumns(columns)}
            </DataTable>
          </TableRegion>
        )}
      </ListBody>
      {openId === null ? null : (
        <ProductPanel
          key={openId}
          id={openId}
          onClose={() => setOpenId(null)}
          onRequote={product => setAgain([product])}
        />
      )}
      {recosted === null ? null : <RecostDialog products={recosted} onClose={() => setRecosted(null)} />}
      {again === null ? null : <RequoteDialog products={again} onClose={() => setAgain(null)} />}
    </>
  )
}
