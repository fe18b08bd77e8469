import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { BoxwrightDataProvider } from '../../dataProvider/index.ts'
import type { Master, MasterRow } from './master.ts'
import type { MasterStore } from './masterStore.ts'
import { useOpenMaster } from './useOpenMaster.ts'

/** The store of a master with a list: a new one opens under its own address once saved, a deleted one closes. */
export function useMasterStore<Row extends MasterRow & RaRecord, Values extends FieldValues>(
  master: Master<Row, Values>,
  row: Row | null,
): MasterStore<Row> {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const { open, close } = useOpenMaster(master)
  const { resource } = master
  const refresh = () => queryClient.invalidateQueries({ queryKey: [resource] })
  return {
    reread: async () => (await dataProvider.getOne<Row>(resource, { id: row?.id ?? '' })).data,
    saved: stored => {
      queryClient.setQueryData([resource, 'getOne', { id: String(stored.id), meta: undefined }], stored)
      void refresh()
      if (row === null) void open(stored.id, true)
    },
    refresh,
    removed: () => void close(true),
  }
}
