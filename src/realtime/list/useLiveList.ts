import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Page } from '#contract/client'
import type { CallInput, Endpoint } from '#contract/endpoint'
import { callPageKey, useProvider } from '../../dataProvider/index.ts'
import { gather } from '../gather.ts'
import { useLive } from '../useLive.ts'
import { useLiveGroups } from '../useLiveGroups.ts'
import { isShown, type ShownStanding } from './isShown.ts'
import { meetPages } from './meetPages.ts'
import { watchPointer } from './watchPointer.ts'

interface Row {
  readonly id: number
}

interface Options<R extends Row> {
  /** The list's call and what it is asked for, as `useCallPage` was given them. */
  readonly call: Endpoint
  readonly input: object
  /** The hub's groups that tell of its changes. */
  readonly groups: readonly string[]
  /** What a row shows of the item or the request that events tell of; null where it shows nothing of that kind. */
  readonly standingOf: (row: R) => ShownStanding | null
  /** Holds the rows, elements with `data-row`. */
  readonly region: RefObject<HTMLElement | null>
}

/** What a list that updates itself tells its page. */
export interface LiveList {
  /** How many changes wait until the pointer leaves the rows. */
  readonly waiting: number
  /** Rows that have just changed. */
  readonly changed: readonly number[]
  /** Shows what waits, wherever the pointer is. */
  readonly apply: () => void
}

/** Milliseconds that a changed row stays marked. */
const markedFor = 2_500
/** Milliseconds that the pointer has to be off the rows before they move. */
const pointerGone = 250

const nothing: readonly number[] = []

/**
 * Keeps a page of a list up to date with what others do. The row under the pointer stays where it is: what would move
 * it waits until the pointer has gone, or until it is asked for.
 */
export function useLiveList<R extends Row>({
  call,
  input,
  groups,
  standingOf,
  region,
}: Options<R>): LiveList {
  const live = useLive()
  const queryClient = useQueryClient()
  const calls = useProvider()
  const [waiting, setWaiting] = useState(0)
  const [changed, setChanged] = useState(nothing)
  const apply = useRef(() => {})
  useLiveGroups(groups)
  const heard = JSON.stringify(groups)

  useEffect(() => {
    const queryKey = callPageKey(call, input)
    const mine = new Set(JSON.parse(heard) as string[])
    let isOver = false
    let keptBack: 'places' | 'content' | null = null
    let unmark: ReturnType<typeof setTimeout> | undefined
    let release: ReturnType<typeof setTimeout> | undefined
    const shown = () => queryClient.getQueryData<Page<R[]>>(queryKey)
    const version = () => queryClient.getQueryState(queryKey)?.dataUpdatedAt

    const standings = () => (shown()?.data ?? []).map(standingOf).filter(standing => standing !== null)

    const refresh = async (isAsked: boolean) => {
      // The page itself is on its way: it may have been read before what was told.
      if (queryClient.isFetching({ queryKey }) > 0 || version() === undefined) return again.ask()
      const before = version()
      const arrived = (await calls.callPage(call, input as CallInput<Endpoint>)) as Page<R[]>
      const page = shown()
      if (isOver || page === undefined) return
      // An action of the person's own came in between; what arrived may be older.
      if (version() !== before) return again.ask()
      const met = meetPages(page, arrived, isAsked ? null : watch.held())
      queryClient.setQueryData(queryKey, met.page)
      keptBack = met.keptBack
      setWaiting(met.waiting)
      if (met.changed.length === 0) return
      setChanged(met.changed)
      clearTimeout(unmark)
      unmark = setTimeout(setChanged, markedFor, nothing)
    }
    // Without a connection the list stays as it is; it is read again when the connection is back.
    const refreshQuietly = (isAsked: boolean) => void refresh(isAsked).catch(() => undefined)

    const again = gather(() => refreshQuietly(false))
    const watch = watchPointer(
      () => region.current,
      () => {
        if (keptBack === null) return
        clearTimeout(release)
        release = setTimeout(() => {
          const held = watch.held()
          if (held === null || (keptBack === 'content' && !held.asItIs)) refreshQuietly(false)
        }, pointerGone)
      },
    )
    apply.current = () => refreshQuietly(true)

    const stops = [
      live.on('WorklistChanged', event => {
        if (event.groups.some(group => mine.has(group)) && !isShown(event, standings())) again.ask()
      }),
      live.onHealed(again.ask),
      again.stop,
      watch.stop,
    ]
    return () => {
      isOver = true
      clearTimeout(unmark)
      clearTimeout(release)
      for (const stop of stops) stop()
      setWaiting(0)
      setChanged(nothing)
    }
  }, [live, queryClient, calls, call, input, heard, standingOf, region])

  return { waiting, changed, apply: () => apply.current() }
}
