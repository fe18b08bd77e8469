import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../authProvider/UserContext.ts'
import { AutoPageContext } from '../../components/list/autoPage.ts'
import { ExportMenu } from '../../components/list/export/ExportMenu.tsx'
import { ListBody } from '../../components/list/ListBody.tsx'
import { ListCount } from '../../components/list/ListCount.tsx'
import { usePageAhead } from '../../layout/ahead/usePageAhead.ts'
import type { Crumb } from '../../layout/Breadcrumbs.tsx'
import { useSay } from '../../layout/notifications/useSay.ts'
import { Page } from '../../layout/Page.tsx'
import { LiveListSigns } from '../../realtime/list/LiveListSigns.tsx'
import { useLiveList } from '../../realtime/list/useLiveList.ts'
import { AsOf } from './AsOf.tsx'
import { EmptyWorklist } from './EmptyWorklist.tsx'
import { KeysDialog } from './keys/KeysDialog.tsx'
import { useRowKeys } from './keys/useRowKeys.ts'
import { SidePanel } from './panel/SidePanel.tsx'
import { usePreview } from './panel/usePreview.ts'
import { RowButtonLook } from './quote/actions/RowButtonLook.tsx'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { ShownPageContext } from './shownPage.ts'
import { ColumnsButton } from './table/ColumnsButton.tsx'
import { useSortable } from './table/useSortable.ts'
import { WorklistCards } from './table/WorklistCards.tsx'
import { WorklistTable } from './table/WorklistTable.tsx'
import { useKeptOrder } from './useKeptOrder.ts'
import { useWorklist } from './useWorklist.ts'
import { useArrangement } from './views/useArrangement.ts'
import { ViewsMenu } from './views/ViewsMenu.tsx'
import { WorklistToolbar } from './WorklistToolbar.tsx'
import type { EmptyWords, WorklistKind, WorklistRecord } from './worklistKind.ts'

interface WorklistViewProps<Row extends WorklistRecord> {
  readonly kind: WorklistKind<Row>
  /** What the call is asked besides paging, sort and filter; another worklist needs another `key` of the view. */
  readonly ask: Readonly<Record<string, string>>
  /** What stands in the path of the call. */
  readonly params?: Readonly<Record<string, number>>
  /** Columns shown, in this order, until the person chooses; those of the kind unless told. */
  readonly first?: readonly string[] | undefined
  readonly title: string
  /** The way here, where the menu has none. */
  readonly breadcrumbs?: readonly Crumb[]
  /** Said when there are no rows and nothing narrows the list. */
  readonly empty: EmptyWords
  /** Stands with the filters and leads to another worklist. */
  readonly elsewhere?: ReactNode
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode
  /** Stands in place of the table, over the same rows. */
  readonly instead?: ReactNode
  /** Stands between the heading and the filters. */
  readonly children?: ReactNode
}

/** A worklist: heading with the number of rows, filters, rows with their actions, pages, a row beside the list. */
export function WorklistView<Row extends WorklistRecord>(props: WorklistViewProps<Row>) {
  const {
    kind,
    ask,
    params,
    first = kind.first,
    title,
    breadcrumbs,
    empty,
    elsewhere,
    actions,
    instead,
    children,
  } = props
  const worklist = useWorklist(kind, ask, params)
  const { room, controller, readAt, input, answer, isAtLeast, isAuto, askRows, values, setValues } = worklist
  const isPhone = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const { layout, setLayout, now, arrange, standard, whole, shownColumns } = useArrangement(
    kind,
    first,
    worklist,
  )
  const sortable = useSortable(kind)
  const shown = useMemo(() => ({ call: kind.call, input }), [kind, input])
  const rows = controller.data ?? []

  const [nearest] = rows
  usePageAhead(nearest === undefined || controller.isPlaceholderData ? undefined : kind.pathOf(nearest))

  // While another page is on its way the one before stands in for it.
  useKeptOrder(kind.call.path, input, controller.isPlaceholderData ? undefined : answer, title)

  const region = useRef<HTMLDivElement>(null)
  const user = useUser()
  const live = useLiveList<Row>({
    ...shown,
    groups: kind.liveGroups?.(ask, user) ?? [],
    standingOf: kind.standingOf,
    region,
  })
  const search = useRef<HTMLInputElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const navigate = useNavigate()
  const say = useSay()
  const { previewed, open: preview, close: closePreview } = usePreview(rows, region)

  const onHelp = useCallback(() => setShowsKeys(true), [])
  const onRefused = useCallback((reason: string) => say(reason, 'warning'), [say])
  useRowKeys({
    region,
    search,
    onHelp,
    onRefused,
    onOpen: id => {
      const row = rows.find(candidate => candidate.id === id)
      if (row !== undefined) navigate(kind.pathOf(row))
    },
    onToggle: kind.BulkActions === undefined ? undefined : controller.onToggleItem,
    ...(kind.Panel === undefined
      ? {}
      : { preview: { id: previewed?.id, open: preview, close: closePreview } }),
    onClear: controller.onUnselectItems,
  })

  return (
    <ResourceContextProvider value={kind.resource}>
      <ListContextProvider value={controller}>
        <ShownPageContext.Provider value={shown}>
          <RowButtonLook />
          <Page
            fit
            title={title}
            {...(breadcrumbs === undefined ? {} : { breadcrumbs })}
            {...(actions === undefined ? {} : { actions })}
            beside={
              <>
                <ListCount isAtLeast={isAtLeast} />
                {readAt === undefined ? null : <AsOf at={readAt} isAsked={controller.isFetching === true} />}
                <LiveListSigns live={live} />
              </>
            }
          >
            {children}
            <WorklistToolbar
              title={title}
              searchLabel={kind.searchLabel ?? 'Search'}
              fields={kind.filters}
              values={values}
              onFilter={setValues}
              onRefresh={() => void controller.refetch()}
              onKeys={onHelp}
              search={search}
              elsewhere={elsewhere}
            >
              <ViewsMenu
                list={kind.resource}
                storeKey={kind.settings.views}
                sortable={sortable}
                now={now}
                standard={standard}
                whole={whole}
                onArrange={arrange}
                isAsked={values.q !== '' || Object.values(values.switches).some(value => value !== '')}
              />
              {isPhone ? null : (
                <ColumnsButton
                  columns={kind.columns}
                  layout={layout}
                  all={whole.layout}
                  pinned={kind.pinned}
                  onLayout={setLayout}
                />
              )}
              <ExportMenu name={title} columns={shownColumns} ask={askRows} />
            </WorklistToolbar>
            <Box sx={{ display: 'flex', flex: '1 1 0', minHeight: 0, gap: 1 }}>
              <Box
                ref={room}
                sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 }}
              >
                <AutoPageContext.Provider value={isAuto}>
                  <ListBody
                    label={title}
                    failed={kind.failed}
                    empty={
                      <EmptyWorklist
                        fields={kind.filters}
                        values={values}
                        onChange={setValues}
                        words={empty}
                      />
                    }
                    foot={<SelectionBar kind={kind} />}
                    isAtLeast={isAtLeast}
                  >
                    {instead ??
                      (isPhone ? (
                        <WorklistCards label={title} kind={kind} onPreview={preview} region={region} />
                      ) : (
                        <WorklistTable
                          label={title}
                          kind={kind}
                          layout={layout}
                          onLayout={setLayout}
                          currentId={previewed?.id}
                          onPreview={preview}
                          region={region}
                        />
                      ))}
                  </ListBody>
                </AutoPageContext.Provider>
              </Box>
              {previewed === undefined || kind.Panel === undefined ? null : (
                <SidePanel kind={kind} row={previewed} onClose={closePreview} />
              )}
            </Box>
            <KeysDialog
              open={showsKeys}
              onClose={() => setShowsKeys(false)}
              keys={kind.keys}
              hasPreview={kind.Panel !== undefined}
              hasSelection={kind.BulkActions !== undefined}
            />
          </Page>
        </ShownPageContext.Provider>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
