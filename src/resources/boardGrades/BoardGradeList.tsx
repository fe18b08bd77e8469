import Button from '@mui/material/Button'
import { useRef } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import type { BoardGrade } from '#contract/config'
import { useLeftOut } from '../../components/list/columns/useLeftOut.ts'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { KeyedBody } from '../../components/list/keys/KeyedBody.tsx'
import { useListKeys } from '../../components/list/keys/useListKeys.ts'
import { ListBody } from '../../components/list/ListBody.tsx'
import { ListCount } from '../../components/list/ListCount.tsx'
import { reportedInList } from '../../components/list/reportedInList.ts'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { tableColumns } from '../../components/list/tableColumns.tsx'
import { Page } from '../../layout/Page.tsx'
import { BoardGradeToolbar } from './BoardGradeToolbar.tsx'
import { BoardGradeVariants } from './BoardGradeVariants.tsx'
import { boardGradeColumns, columnsKey } from './boardGradeColumns.tsx'
import { boardGrades } from './index.ts'

function NoBoardGrades() {
  const { filterValues, setFilters } = useListContext<BoardGrade>()
  const isFiltered = Object.keys(filterValues).length > 0
  return isFiltered ? (
    <EmptyList
      title="No board grade matches"
      action={
        <Button size="small" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      }
    >
      No grade has these words in its code, description or make-up at the flute and plant chosen.
    </EmptyList>
  ) : (
    <EmptyList title="There are no board grades">Board grades are kept by their administrators.</EmptyList>
  )
}

/** The board grades, to read; a row opens the grade's variants. */
export function BoardGradeList() {
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ region, search })
  const leftOut = useLeftOut(boardGradeColumns)
  return (
    <ListBase
      resource={boardGrades.name}
      perPage={25}
      sort={{ field: 'code', order: 'ASC' }}
      // What was searched for stands in the address, and a later visit starts afresh.
      storeKey={false}
      queryOptions={reportedInList}
    >
      <Page fit title="Board Grades" beside={<ListCount />}>
        <BoardGradeToolbar search={search} />
        <ListBody label="Board grades" empty={<NoBoardGrades />}>
          <TableRegion ref={region} label="Board grades">
            <DataTable<BoardGrade>
              storeKey={columnsKey}
              hiddenColumns={leftOut}
              bulkActionButtons={false}
              body={KeyedBody}
              rowClick="expand"
              expand={<BoardGradeVariants />}
              aria-label="Board grades"
            >
              {tableColumns(boardGradeColumns)}
            </DataTable>
          </TableRegion>
        </ListBody>
      </Page>
    </ListBase>
  )
}
