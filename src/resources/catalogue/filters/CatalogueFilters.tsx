import Button from '@mui/material/Button'
import { keepPreviousData } from '@tanstack/react-query'
import { product } from '#contract/product'
import type { FacetKey } from '#domain/catalogue'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { listParams, useCall } from '../../../dataProvider/index.ts'
import { useCatalogueFilter } from '../useCatalogueFilter.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { SizeFilter } from './SizeFilter.tsx'

/** What narrows the catalogue: the groups that what is chosen opens, with counts, and the size. */
export function CatalogueFilters() {
  const { filter, toggle, clear } = useCatalogueFilter()
  const { filter: asked } = listParams({ page: 1, perPage: 1, filter: { ...filter } })
  const { data, error, refetch } = useCall(
    product.lookup,
    { query: asked === undefined ? {} : { filter: asked } },
    // What stands there stays until the next counts are here.
    { placeholderData: keepPreviousData },
  )
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="filters" rows={6} />
    ) : (
      <ListProblem error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {error === null ? null : <ListProblem error={error} onRetry={() => void refetch()} stillShown />}
      {data.map(group => (
        <FacetGroup
          key={group.key}
          group={group}
          chosen={filter[group.key as FacetKey] ?? []}
          onToggle={value => toggle(group.key as FacetKey, value)}
        />
      ))}
      <SizeFilter />
      {Object.keys(filter).length === 0 ? null : (
        <Button size="small" sx={{ mt: 1 }} onClick={clear}>
          Clear filters
        </Button>
      )}
    </>
  )
}
