import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useCreate, useDelete, useUpdate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { ageCalls, useProvider } from '../../dataProvider/index.ts'
import type { Master, MasterRow } from './master.ts'
import type { MasterStore } from './masterStore.ts'
import { useOpenMaster } from './useOpenMaster.ts'

/** With it the mutations answer the record and throw a Failure, which their types leave open. */
const awaited = { returnPromise: true } as const

/**
 * The store of a master with a list, by react-admin's mutations and cache: a new one opens under its own address once
 * saved, a deleted one closes. All are pessimistic: only the server knows whether something is used, or was changed.
 * What calls answered, lists of choices and what the engines take, may rest on any master: it is old with each write.
 */
export function useMasterStore<Row extends MasterRow & RaRecord, Values extends FieldValues>(
  { resource }: Pick<Master<Row, Values>, 'resource'>,
  row: Row | null,
): MasterStore<Row, Values> {
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const { open, close } = useOpenMaster(resource)
  const [create] = useCreate<Row, Error, Row>(resource)
  // An update leaves the rows where they stand in the lists; what was changed may belong elsewhere, or to none of them.
  const [update] = useUpdate<Row>(
    resource,
    {},
    { onSuccess: () => void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }) },
  )
  const [remove] = useDelete<Row>(resource)
  return {
    place: `/${resource}/${row?.id ?? 'new'}`,
    reread: async () => (await dataProvider.getOne<Row>(resource, { id: row?.id ?? '' })).data,
    save: async (values, version) => {
      // What a person enters is part of a row, which generic types cannot say.
      const data = { ...values, version } as unknown as Partial<Row>
      if (row !== null) {
        const saved = (await update(resource, { id: row.id, data, previousData: row }, awaited)) as Row
        await ageCalls(queryClient)
        return saved
      }
      const made = (await create(resource, { data }, awaited)) as Row
      await ageCalls(queryClient)
      void open(made.id, true)
      return made
    },
    remove: async () => {
      await remove(resource, { id: row?.id ?? '', ...(row === null ? {} : { previousData: row }) }, awaited)
      await ageCalls(queryClient)
      void close(true)
    },
  }
}
