import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { fewAtOnce } from '../../dataProvider/fewAtOnce.ts'
import { ageCalls, refreshRecords, useProvider } from '../../dataProvider/index.ts'
import { failureLines } from '../editing/failureLines.ts'
import type { BulkField, BulkMaster, VersionedRow } from './master.ts'
import { labelOf } from './masterWords.ts'

/** How far a change of many rows has come, and which of them were refused and why. */
export interface BulkProgress {
  readonly done: number
  readonly total: number
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
}

/** Makes one change to many rows, each on the version read just before; a row that is refused does not stop the rest. */
export function useBulkSave<Row extends VersionedRow & RaRecord, Values>(master: BulkMaster<Row, Values>) {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress | null>(null)

  const refresh = () =>
    Promise.all([ageCalls(queryClient), refreshRecords(queryClient, [{ name: master.resource }])])

  /** React-admin's `useUpdateMany` gives all rows the same values; here each has its own, and its own refusal. */
  const run = async (
    ids: readonly Row['id'][],
    field: BulkField<Values>,
    code: string,
  ): Promise<BulkProgress> => {
    if ('changeAll' in field) {
      await field.changeAll(dataProvider, ids, code)
      await refresh()
      return { done: ids.length, total: ids.length, refused: [] }
    }
    const { data: rows } = await dataProvider.getMany<Row>(master.resource, { ids: [...ids] })
    let now: BulkProgress = { done: 0, total: rows.length, refused: [] }
    setProgress(now)
    await fewAtOnce(rows, async row => {
      try {
        const data = field.apply(master.valuesOf(row), code) as Partial<Row>
        await dataProvider.update<Row>(master.resource, { id: row.id, data, previousData: row })
        now = { ...now, done: now.done + 1 }
      } catch (error) {
        const reason = failureLines(error, name => labelOf(master, name), master.messages.failed).join(' ')
        now = { ...now, done: now.done + 1, refused: [...now.refused, { name: master.nameOf(row), reason }] }
      }
      setProgress(now)
    })
    await refresh()
    return now
  }

  return { run, progress }
}
