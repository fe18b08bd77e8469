import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { useSay } from '../../layout/notifications/useSay.ts'
import { Page } from '../../layout/Page.tsx'
import { ListBody } from '../../resources/list/ListBody.tsx'
import { ListCount } from '../../resources/list/ListCount.tsx'
import { useColumnsKey } from '../../resources/list/useColumnsKey.ts'
import { EmptyWorklist } from './EmptyWorklist.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { ShownPageContext } from './shownPage.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useWorklist, worklistResource } from './useWorklist.ts'
import { type WorklistView as View, worklistVariants } from './variants.ts'
import { WorklistTable } from './WorklistTable.tsx'
import { WorklistToolbar } from './WorklistToolbar.tsx'
import { worklistColumns } from './worklistColumns.tsx'

interface WorklistViewProps {
  readonly view: View
  /** Code of the workgroup or the sales rep in the address. */
  readonly of?: string
  /** Their name. */
  readonly name?: string
  /** Stands between the heading and the filters. */
  readonly children?: ReactNode
}

/** A worklist: heading with the number of rows, filters, rows with their actions, pages. */
export function WorklistView({ view, of = '', name = of, children }: WorklistViewProps) {
  const variant = worklistVariants[view]
  const title = variant.title(name)
  const columns = worklistColumns[variant.columns]
  const { controller, input, filter, changeFilter } = useWorklist(variant, of)

  const columnsKey = useColumnsKey(variant.settings.columns)
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const say = useSay()
  const onHelp = useCallback(() => setShowsKeys(true), [])
  const onRefused = useCallback((reason: string) => say(reason, 'warning'), [say])
  useRowKeys({ region, search, onHelp, onRefused })

  return (
    <ResourceContextProvider value={worklistResource}>
      <ListContextProvider value={controller}>
        <ShownPageContext.Provider value={input}>
          <Page fit title={title} beside={<ListCount />}>
            {children}
            <WorklistToolbar
              title={title}
              columns={columns}
              storeKey={columnsKey}
              filter={filter}
              onFilter={changeFilter}
              onRefresh={() => void controller.refetch()}
              onKeys={onHelp}
              search={search}
            />
            <ListBody
              label={title}
              empty={<EmptyWorklist variant={variant} name={name} filter={filter} onFilter={changeFilter} />}
            >
              <WorklistTable label={title} columns={columns} storeKey={columnsKey} region={region} />
            </ListBody>
            <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
          </Page>
        </ShownPageContext.Provider>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
