import { useRef } from 'react'
import { DataTable } from 'react-admin'
import type { CatalogueProduct } from '#contract/product'
import { useLeftOut } from '../../components/list/columns/useLeftOut.ts'
import { KeyedBody } from '../../components/list/keys/KeyedBody.tsx'
import { useListKeys } from '../../components/list/keys/useListKeys.ts'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { tableColumns } from '../../components/list/tableColumns.tsx'
import { catalogueColumns, columnsKey } from './catalogueColumns.tsx'

interface CatalogueTableProps {
  readonly search: Parameters<typeof useListKeys>[0]['search']
  readonly onOpen: (product: CatalogueProduct) => void
}

const nothing = <span hidden />

/** The products of the page as a table. */
export function CatalogueTable({ search, onOpen }: CatalogueTableProps) {
  const region = useRef<HTMLDivElement>(null)
  useListKeys({ region, search })
  const leftOut = useLeftOut(catalogueColumns)
  return (
    <TableRegion ref={region} label="Products" sx={{ '& tbody tr': { cursor: 'pointer' } }}>
      <DataTable<CatalogueProduct>
        storeKey={columnsKey}
        hiddenColumns={leftOut}
        // What can be done with ticked rows stands below the table.
        bulkActionButtons={nothing}
        bulkActionsToolbar={nothing}
        body={KeyedBody}
        rowClick={(_, __, product) => {
          onOpen(product as CatalogueProduct)
          return false
        }}
        aria-label="Products"
      >
        {tableColumns(catalogueColumns)}
      </DataTable>
    </TableRegion>
  )
}
