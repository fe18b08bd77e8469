import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { quoteWorklist } from '#contract/quote-worklist'
import { refreshCalls, useCall, useProvider } from '../../../dataProvider/index.ts'
import { readArrangement, type SavedView, type WorklistArrangement } from './savedView.ts'

interface Kept {
  readonly name: string
  readonly view: unknown
}

const keptOf = (stored: unknown): readonly Kept[] =>
  Array.isArray(stored)
    ? stored.filter((kept): kept is Kept => typeof kept?.name === 'string' && kept.name !== '')
    : []

const ownKey = (name: string): string => `own:${name}`

/** The person's views of a kind of worklist and those shared with their workgroups, and how they are changed. */
export function useViews(list: string, storeKey: string, sortable: readonly string[]) {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const [stored, store] = useStore<unknown>(storeKey, [])
  const [current, setCurrent] = useStore<string>(`${storeKey}.current`, '')
  const [byDefault, setDefault] = useStore<string>(`${storeKey}.default`, '')
  const shared = useCall(
    quoteWorklist.views,
    { query: { list } },
    { meta: { quiet: true, patient: true }, staleTime: 60_000 },
  )

  const views = useMemo((): readonly SavedView[] => {
    const own = keptOf(stored).map(({ name, view }) => ({
      key: ownKey(name),
      name,
      arrangement: readArrangement(view, sortable),
      mayEdit: true,
    }))
    const others = (shared.data ?? []).map(({ id, name, view, version, workgroup, ownerName, mayEdit }) => ({
      key: `shared:${id}`,
      name,
      arrangement: readArrangement(view, sortable),
      shared: { id, version, workgroup, ownerName },
      mayEdit,
    }))
    return [...own, ...others]
  }, [stored, shared.data, sortable])

  const putOwn = (name: string, view: WorklistArrangement) => {
    const others = keptOf(stored).filter(kept => kept.name !== name)
    store([...others, { name, view }].toSorted((a, b) => a.name.localeCompare(b.name)))
    setCurrent(ownKey(name))
  }

  const share = async (
    name: string,
    workgroup: string,
    view: WorklistArrangement,
    changed?: SavedView['shared'],
  ) => {
    const { id } = await dataProvider.call(quoteWorklist.shareView, {
      body: {
        list,
        workgroup,
        name,
        view: { ...view },
        ...(changed === undefined ? {} : { id: changed.id, version: changed.version }),
      },
    })
    await refreshCalls(queryClient, [quoteWorklist.views])
    setCurrent(`shared:${id}`)
  }

  const remove = async (view: SavedView) => {
    if (view.shared === undefined) {
      store(keptOf(stored).filter(({ name }) => name !== view.name))
    } else {
      await dataProvider.call(quoteWorklist.deleteView, { params: { id: view.shared.id } })
      await refreshCalls(queryClient, [quoteWorklist.views])
    }
    if (current === view.key) setCurrent('')
    if (byDefault === view.key) setDefault('')
  }

  return {
    views,
    isPending: shared.isPending,
    current,
    setCurrent,
    byDefault,
    setDefault,
    putOwn,
    share,
    remove,
  }
}
