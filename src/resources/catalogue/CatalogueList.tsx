import FilterListIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import { ListBase, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { CatalogueProduct } from '#contract/product'
import { quoteTarget } from '../../components/intoQuote/quoteTarget.ts'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { ListBody } from '../../components/list/ListBody.tsx'
import { ListCount } from '../../components/list/ListCount.tsx'
import { Narrowing } from '../../components/list/Narrowing.tsx'
import { reportedInList } from '../../components/list/reportedInList.ts'
import { Page } from '../../layout/Page.tsx'
import { SideDrawer } from '../../layout/SideDrawer.tsx'
import { CatalogueBar } from './CatalogueBar.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'
import { CatalogueToolbar, type CatalogueView } from './CatalogueToolbar.tsx'
import { CatalogueCards } from './cards/CatalogueCards.tsx'
import { CompareDialog } from './compare/CompareDialog.tsx'
import { CatalogueFilters } from './filters/CatalogueFilters.tsx'
import { catalogue } from './index.ts'
import { CataloguePanel } from './panel/CataloguePanel.tsx'
import { QuoteCatalogueDialog } from './quote/QuoteCatalogueDialog.tsx'
import { useQuoteCatalogue } from './quote/useQuoteCatalogue.ts'
import { TargetBar } from './TargetBar.tsx'
import { useCatalogueFilter } from './useCatalogueFilter.ts'

function NoProducts() {
  const { filter, clear } = useCatalogueFilter()
  return Object.keys(filter).length > 0 ? (
    <EmptyList
      title="No product matches"
      action={
        <Button size="small" onClick={clear}>
          Clear filters
        </Button>
      }
    >
      Each word of the search is the start of a word of the description, the code, the category or the market
      segment; bounds of the size are exclusive.
    </EmptyList>
  ) : (
    <EmptyList title="The catalogue is empty">
      Administrators keep its products under Admin, Catalogue.
    </EmptyList>
  )
}

const filtersWidth = 236

/** The catalogue: what narrows it, its products as cards or a table, and the way into a quote. */
export function CatalogueList() {
  const search = useRef<HTMLInputElement>(null)
  const { state } = useLocation()
  // Filters change the address, which forgets where one came from.
  const [target] = useState(() => quoteTarget(state))
  const quoting = useQuoteCatalogue(target)
  const [view, setView] = useStore<CatalogueView>('catalogue.view', 'cards')
  const [open, setOpen] = useState<CatalogueProduct | null>(null)
  const [compared, setCompared] = useState<readonly CatalogueProduct[] | null>(null)
  const [showsFilters, setShowsFilters] = useState(false)
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true })
  return (
    <ListBase
      resource={catalogue.name}
      perPage={25}
      sort={{ field: 'category', order: 'ASC' }}
      // What was searched for stands in the address, and a later visit starts afresh.
      storeKey={false}
      queryOptions={reportedInList}
    >
      <Narrowing>
        <Page fit title="Browse Catalogue" beside={<ListCount />}>
          {target === null ? null : <TargetBar target={target} />}
          <CatalogueToolbar
            search={search}
            view={view}
            onView={setView}
            filters={
              isNarrow ? (
                <Button size="small" startIcon={<FilterListIcon />} onClick={() => setShowsFilters(true)}>
                  Filters
                </Button>
              ) : null
            }
          />
          <Box sx={{ display: 'flex', flex: '1 1 0', minHeight: 0, gap: 2 }}>
            {isNarrow ? null : (
              <Box
                component="section"
                aria-label="Filters"
                sx={{ flex: `0 0 ${filtersWidth}px`, overflow: 'auto', pr: 1 }}
              >
                <CatalogueFilters />
              </Box>
            )}
            <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 }}>
              <ListBody
                label="Products"
                empty={<NoProducts />}
                foot={<CatalogueBar quoting={quoting} onCompare={setCompared} />}
              >
                {view === 'cards' ? (
                  <CatalogueCards quoting={quoting} onOpen={setOpen} />
                ) : (
                  <CatalogueTable search={search} onOpen={setOpen} />
                )}
              </ListBody>
            </Box>
          </Box>
          {isNarrow && showsFilters ? (
            <SideDrawer title="Filters" width={300} onClose={() => setShowsFilters(false)}>
              <CatalogueFilters />
            </SideDrawer>
          ) : null}
          {open === null ? null : (
            <CataloguePanel product={open} quoting={quoting} onClose={() => setOpen(null)} />
          )}
          {compared === null ? null : (
            <CompareDialog products={compared} quoting={quoting} onClose={() => setCompared(null)} />
          )}
          {quoting.asked === null ? null : (
            <QuoteCatalogueDialog
              products={quoting.asked}
              onQuoted={quoting.quoted}
              onClose={quoting.close}
            />
          )}
        </Page>
      </Narrowing>
    </ListBase>
  )
}
