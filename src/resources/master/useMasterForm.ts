import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { FieldValues, Resolver } from 'react-hook-form'
import { masters } from '#contract/masters'
import { specificationWords } from '../../components/editing/specificationWords.ts'
import { useVersionedForm } from '../../components/editing/useVersionedForm.ts'
import { type BoxwrightDataProvider, refreshCalls } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import type { Master, MasterRow } from './master.ts'
import { labelOf } from './masterWords.ts'
import { useOpenMaster } from './useOpenMaster.ts'

/** The form of a master, saved on the version that was read; a new one opens under its own address once saved. */
export function useMasterForm<Row extends MasterRow & RaRecord, Values extends FieldValues>(
  master: Master<Row, Values>,
  row: Row | null,
) {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const { open } = useOpenMaster(master)
  const resolver = useMemo(
    () => zodResolver(master.schema, { error: specificationWords }) as unknown as Resolver<Values>,
    [master],
  )
  const storedOf = (stored: Row) => ({ version: stored.version, values: master.valuesOf(stored) })

  return useVersionedForm<Values>({
    place: `${master.path}/${row?.id ?? 'new'}`,
    stored: row === null ? { version: 0, values: master.empty } : storedOf(row),
    resolver,
    failed: master.messages.failed,
    labelOf: field => labelOf(master, field),
    save: async (values, version) => {
      const saved = await master.save(dataProvider, { id: row?.id ?? 0, version, values })
      say(master.messages.saved, 'success')
      queryClient.setQueryData([master.resource, 'getOne', { id: String(saved.id), meta: undefined }], saved)
      void queryClient.invalidateQueries({ queryKey: [master.resource] })
      void refreshCalls(queryClient, [masters.log])
      if (row === null) void open(saved.id, true)
      return storedOf(saved)
    },
    reread: async () => {
      const { data } = await dataProvider.getOne<Row>(master.resource, { id: row?.id ?? '' })
      return storedOf(data)
    },
  })
}
