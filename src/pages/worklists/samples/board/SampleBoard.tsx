import Box from '@mui/material/Box'
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { quote } from '#contract/quote'
import type { SampleRow } from '#contract/samples'
import { defaultSampleStatuses, refuseLock, type SampleStatus, sampleStatuses } from '#domain/samples'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { useMay } from '../../../../authProvider/useRights.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { useSampleWork } from '../useSampleWork.ts'
import { BoardColumn } from './BoardColumn.tsx'

/** Why a person can't move a request to another status, or '' when they can. */
const moveRefusal = (
  { isLocked, lockedBy, lockedByName }: SampleRow,
  { login, mayChange }: { readonly login: string; readonly mayChange: boolean },
): string =>
  mayChange
    ? refuseLock({ lockedBy: isLocked ? lockedBy : null, lockedByName }, login)
    : 'You have no permission to change sample requests.'

const dragged = 'application/x-sample'

const cardOf = (board: HTMLElement | null, id: number): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-sample="${id}"]`) ?? null

/** The sample requests of the list by their status; a card that is moved takes the status it is moved to. */
export function SampleBoard({ label }: { readonly label: string }) {
  const { data: rows = [], filterValues } = useListContext<SampleRow>()
  const asked: readonly string[] = filterValues.status ?? defaultSampleStatuses
  const { setStatus } = useSampleWork()
  const { login } = useUser()
  const mayChange = useMay(quote.saveSample.right)
  const say = useSay()
  const board = useRef<HTMLDivElement>(null)
  /** The card that was moved and has the focus where it arrives. */
  const moved = useRef<number | null>(null)
  const [over, setOver] = useState<SampleStatus | null>(null)

  const move = useCallback(
    (row: SampleRow, to: SampleStatus) => {
      if (row.sampleStatus === to) return
      const refusal = moveRefusal(row, { login, mayChange })
      if (refusal !== '') return say(refusal, 'warning')
      moved.current = row.id
      void setStatus(row, to)
    },
    [login, mayChange, say, setStatus],
  )

  // A card that arrived somewhere else is another element, and nothing has the focus.
  useEffect(() => {
    const arrived = rows.find(({ id }) => id === moved.current)
    if (arrived === undefined || document.activeElement !== document.body) return
    cardOf(board.current, arrived.id)?.focus()
    moved.current = null
  }, [rows])

  const drop = (to: SampleStatus) => (event: DragEvent) => {
    event.preventDefault()
    setOver(null)
    const row = rows.find(({ id }) => String(id) === event.dataTransfer.getData(dragged))
    if (row !== undefined) move(row, to)
  }

  return (
    <Box
      ref={board}
      role="group"
      aria-label={`${label} by status`}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(176px, 1fr)',
        gap: 1,
        flex: '1 1 0',
        minHeight: 0,
        overflow: 'auto',
      }}
    >
      {sampleStatuses.map(status => (
        <BoardColumn
          key={status}
          status={status}
          isLeftOut={!asked.includes(status)}
          rows={rows.filter(({ sampleStatus }) => sampleStatus === status)}
          isOver={over === status}
          onMove={move}
          onDrag={(event, { id }) => event.dataTransfer.setData(dragged, String(id))}
          onOver={event => {
            if (!event.dataTransfer.types.includes(dragged)) return
            event.preventDefault()
            setOver(status)
          }}
          onLeave={() => setOver(now => (now === status ? null : now))}
          onDrop={drop(status)}
        />
      ))}
    </Box>
  )
}
