import ViewIcon from '@mui/icons-material/BookmarkBorder'
import CheckIcon from '@mui/icons-material/Check'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { NameViewDialog } from './NameViewDialog.tsx'
import { isSameArrangement, type SavedView, type WorklistArrangement } from './savedView.ts'
import { useViews } from './useViews.ts'

interface ViewsMenuProps {
  /** The kind of worklist. */
  readonly list: string
  readonly storeKey: string
  readonly sortable: readonly string[]
  /** How the list is looked at now. */
  readonly now: WorklistArrangement
  /** The list as it comes. */
  readonly standard: WorklistArrangement
  /** The same with every column in the list's own order. */
  readonly whole: WorklistArrangement
  readonly onArrange: (arrangement: WorklistArrangement) => void
  /** The address says what is wanted: the default view would overrule it. */
  readonly isAsked: boolean
}

/** The view that is always there: nothing is out of sight. */
const wholeView = (arrangement: WorklistArrangement): SavedView => ({
  key: 'all',
  name: 'All columns',
  arrangement,
  mayEdit: false,
})

/** The saved views of a worklist: which one is shown, and what can be done with it. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { list, storeKey, sortable, now, standard, whole, onArrange, isAsked } = props
  const {
    views: saved,
    isPending,
    current,
    setCurrent,
    byDefault,
    setDefault,
    putOwn,
    share,
    remove,
  } = useViews(list, storeKey, sortable)
  const views = useMemo(() => [wholeView(whole), ...saved], [whole, saved])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState<'own' | 'shared' | null>(null)
  // A view is shared with a workgroup of one's own.
  const { workGroups } = useUser()
  const groupName = (code: string) => workGroups.find(group => group.code === code)?.description ?? code
  const confirm = useConfirm()
  const say = useSay()
  const sayFailure = useSayFailure()

  const shown = views.find(({ key }) => key === current)
  const isChanged = !isSameArrangement(now, shown?.arrangement ?? standard)
  const isDefault = current !== '' && byDefault === current

  // A worklist opens with the default view, unless a link asks for certain rows.
  const opening = views.find(({ key }) => key === byDefault)
  const isOpened = useRef(isAsked)
  useEffect(() => {
    if (isOpened.current || (isPending && byDefault.startsWith('shared:'))) return
    isOpened.current = true
    if (opening === undefined) return
    setCurrent(opening.key)
    onArrange(opening.arrangement)
  }, [isPending, byDefault, opening, setCurrent, onArrange])

  const choose = (view: SavedView | undefined) => {
    setAnchor(null)
    setCurrent(view?.key ?? '')
    onArrange(view?.arrangement ?? standard)
  }

  const attempt = async (work: () => Promise<void> | void, done: string): Promise<void> => {
    setAnchor(null)
    try {
      await work()
      say(done, 'success')
    } catch (error) {
      sayFailure(error)
    }
  }

  const save = (view: SavedView) =>
    attempt(
      () =>
        view.shared === undefined
          ? putOwn(view.name, now)
          : share(view.name, view.shared.workgroup, now, view.shared),
      `View ${view.name} saved`,
    )

  const ask = async (view: SavedView) => {
    setAnchor(null)
    const isSure = await confirm({
      title: 'Delete View',
      message:
        view.shared === undefined
          ? `You are about to delete the view ${view.name}. This can't be undone.`
          : `You are about to delete the view ${view.name} for everybody in ${groupName(view.shared.workgroup)}. This can't be undone.`,
    })
    if (isSure) await attempt(() => remove(view), `View ${view.name} deleted`)
  }

  const name = shown?.name ?? 'Standard'
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`View: ${name}${isChanged ? ', changed' : ''}`}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{
          maxWidth: 200,
          '& .view-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <span className="view-name">{name}</span>
        {/* It keeps its place, or the tools would move while somebody types a search. */}
        <span
          title={isChanged ? 'Changed since it was saved' : undefined}
          aria-hidden={isChanged ? undefined : true}
          style={{ visibility: isChanged ? 'visible' : 'hidden' }}
        >
          &nbsp;•
        </span>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'Views', dense: true },
          paper: { sx: { minWidth: 220, maxWidth: 340 } },
        }}
      >
        {[undefined, ...views].map(view => (
          <MenuItem key={view?.key ?? 'standard'} selected={view === shown} onClick={() => choose(view)}>
            <ListItemIcon>{view === shown ? <CheckIcon fontSize="small" /> : null}</ListItemIcon>
            <ListItemText
              primary={view?.name ?? 'Standard'}
              secondary={[
                view?.shared === undefined
                  ? ''
                  : `${groupName(view.shared.workgroup)}, by ${view.shared.ownerName}`,
                view !== undefined && view.key === byDefault ? 'default' : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
            />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          disabled={shown === undefined || !shown.mayEdit || !isChanged}
          onClick={() => {
            if (shown !== undefined) void save(shown)
          }}
        >
          <ListItemText inset>Save</ListItemText>
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setNaming('own')
          }}
        >
          <ListItemText inset>Save as…</ListItemText>
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setNaming('shared')
          }}
        >
          <ListItemText inset>Share with workgroup…</ListItemText>
        </MenuItem>
        <MenuItem
          disabled={shown === undefined}
          onClick={() => {
            setAnchor(null)
            setDefault(isDefault ? '' : current)
          }}
        >
          <ListItemText inset>{isDefault ? 'No longer default' : 'Make default'}</ListItemText>
        </MenuItem>
        <MenuItem
          disabled={shown === undefined || !shown.mayEdit}
          onClick={() => {
            if (shown !== undefined) void ask(shown)
          }}
        >
          <ListItemText inset>Delete</ListItemText>
        </MenuItem>
      </Menu>
      {naming === null ? null : (
        <NameViewDialog
          isShared={naming === 'shared'}
          suggested={shown?.name ?? ''}
          taken={views.filter(({ shared }) => shared === undefined).map(view => view.name)}
          onClose={() => setNaming(null)}
          onSave={async (chosen, workgroup) => {
            if (workgroup === null) putOwn(chosen, now)
            else await share(chosen, workgroup, now)
            say(workgroup === null ? `View ${chosen} saved` : `View ${chosen} shared`, 'success')
            setNaming(null)
          }}
        />
      )}
    </>
  )
}
