import { masters } from '#contract/masters'
import { useProvider } from '../../dataProvider/index.ts'
import type { FormMaster, MasterRow } from './master.ts'
import type { MasterStore } from './masterStore.ts'

/** How a master that is part of another record is stored. */
export interface PartStore<Row, Values> extends Omit<MasterStore<Row, Values>, 'remove'> {
  /** Reads anew what shows it. */
  readonly refresh: () => Promise<unknown>
}

/** The store of a master that is part of another record: what shows it is read anew after every change. */
export function usePartStore<Row extends MasterRow, Values extends object>(
  { kind }: Pick<FormMaster<Row, Values>, 'kind'>,
  row: Row | null,
  { refresh, save, ...store }: PartStore<Row, Values>,
  onRemoved: () => void,
): MasterStore<Row, Values> {
  const dataProvider = useProvider()
  return {
    ...store,
    save: async (values, version) => {
      const saved = await save(values, version)
      void refresh()
      return saved
    },
    remove: async () => {
      await dataProvider.call(masters.remove, { params: { kind, key: String(row?.id) } })
      void refresh()
      onRemoved()
    },
  }
}
