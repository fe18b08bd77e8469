import { useContext } from 'react'
import { Pagination, useListContext } from 'react-admin'
import { AutoPageContext, autoPage } from './autoPage.ts'
import { ofAtLeast } from './ofAtLeast.ts'
import { pageSizes } from './pageSizes.ts'

interface ListPaginationProps {
  /** The list has more rows than were counted. */
  readonly isAtLeast?: boolean
}

/** The foot of a list: rows a page, which rows of how many, and the pages. */
export function ListPagination({ isAtLeast = false }: ListPaginationProps) {
  const { perPage } = useListContext()
  const isAuto = useContext(AutoPageContext)
  const auto =
    isAuto === undefined
      ? { rowsPerPageOptions: [...pageSizes] }
      : {
          rowsPerPageOptions: [{ label: 'Auto', value: autoPage }, ...pageSizes],
          slotProps: { select: { value: isAuto ? autoPage : perPage } },
        }
  return (
    <Pagination
      {...auto}
      {...(isAtLeast ? { labelDisplayedRows: ofAtLeast } : {})}
      sx={{
        flex: 'none',
        overflow: 'visible',
        // Where the list is narrow the pages go below what they are of.
        '& .MuiTablePagination-toolbar': {
          minHeight: 40,
          px: 1,
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
        },
        '& .MuiTablePagination-spacer': { display: 'none' },
        '& .MuiTablePagination-selectLabel, & .MuiTablePagination-displayedRows': { fontSize: '0.8125rem' },
      }}
    />
  )
}
