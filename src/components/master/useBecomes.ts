import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { fewAtOnce } from '../../dataProvider/fewAtOnce.ts'
import { useProvider } from '../../dataProvider/index.ts'
import type { BulkMaster, VersionedRow } from './master.ts'

/** A row that is in use, and what becomes of it when it is not any more. */
export interface Becoming {
  readonly name: string
  readonly becomes: string
}

const inUse = (row: object) => !('isActive' in row) || row.isActive === true

/** What becomes of each of these rows when they are taken out of use, asked only then; `isAsking` until it is known. */
export function useBecomes<Row extends VersionedRow & RaRecord, Values>(
  { resource, nameOf, whenDeactivated, whyKept }: BulkMaster<Row, Values>,
  ids: readonly Row['id'][],
  isLeaving: boolean,
): { readonly becoming: readonly Becoming[]; readonly isAsking: boolean } {
  const provider = useProvider()
  const { data, isFetching } = useQuery({
    queryKey: ['becomes', resource, ids],
    enabled: isLeaving && whenDeactivated !== undefined,
    // What people hold changes while others work.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
    queryFn: async () => {
      const { data: rows } = await provider.getMany<Row>(resource, { ids: [...ids] })
      const becomes = new Map<Row['id'], string>()
      await fewAtOnce(rows.filter(inUse), async row => {
        const kept = await whyKept?.(row, provider)
        const words = kept ? `stays in use. ${kept}` : await whenDeactivated?.(row, provider)
        becomes.set(row.id, words ?? '')
      })
      return rows.flatMap(row => {
        const words = becomes.get(row.id) ?? ''
        return words === '' ? [] : [{ name: nameOf(row), becomes: words }]
      })
    },
  })
  return isLeaving ? { becoming: data ?? [], isAsking: isFetching } : { becoming: [], isAsking: false }
}
