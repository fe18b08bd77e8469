import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { masters } from '#contract/masters'
import { specificationWords } from '#domain/messages'
import { refreshCalls } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { useVersionedForm } from '../editing/useVersionedForm.ts'
import type { FormMaster, MasterRow } from './master.ts'
import type { MasterStore } from './masterStore.ts'
import { labelOf } from './masterWords.ts'

/** The form of a master, saved on the version that was read; `row` null: a new one. */
export function useMasterForm<Row extends MasterRow, Values extends FieldValues>(
  master: FormMaster<Row, Values>,
  row: Row | null,
  store: MasterStore<Row, Values>,
) {
  const say = useSay()
  const queryClient = useQueryClient()
  const resolver = useMemo(
    () => zodResolver(master.schema, { error: specificationWords }) as unknown as Resolver<Values>,
    [master],
  )
  const storedOf = (stored: Row) => ({ version: stored.version, values: master.valuesOf(stored) })

  return useVersionedForm<Values>({
    place: store.place,
    stored: row === null ? { version: 0, values: master.empty } : storedOf(row),
    resolver,
    failed: master.messages.failed,
    labelOf: field => labelOf(master, field),
    save: async (values, version) => {
      const saved = await store.save(values, version)
      say(master.messages.saved, 'success')
      void refreshCalls(queryClient, [masters.log])
      return storedOf(saved)
    },
    reread: async () => storedOf(await store.reread()),
  })
}
