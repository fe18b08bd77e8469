import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, type PointerEvent, useEffect, useMemo } from 'react'
import { redirectFrom } from '#domain/access'
import { useRights } from '../../authProvider/useRights.ts'
import { useProvider } from '../../dataProvider/index.ts'
import { prefetchCalls } from '../../pages/prefetchCalls.ts'
import { prefetchPage } from '../../pages.ts'
import { createIntent } from './createIntent.ts'

/** Where what is under the pointer or has the focus leads: a link, or a row with `data-leads-to`. */
const addressAt = (target: EventTarget): string | null => {
  const place =
    target instanceof Element ? target.closest('a[href^="/"], button, input, [data-leads-to]') : null
  return place?.getAttribute('href') ?? place?.getAttribute('data-leads-to') ?? null
}

/**
 * Handlers for an area with links and rows: what a person is about to open is fetched before they do. A finger that
 * scrolls means none of what it touches.
 */
export function useIntent() {
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const rights = useRights()
  const intent = useMemo(
    () =>
      createIntent({
        mayOpen: address => redirectFrom(address.split('?')[0] ?? '', rights) === null,
        fetchPage: address => void prefetchPage(address),
        ask: address => prefetchCalls(address, { queryClient, dataProvider }),
      }),
    [queryClient, dataProvider, rights],
  )
  useEffect(() => intent.stop, [intent])
  return useMemo(
    () => ({
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        if (pointerType !== 'touch') intent.rest(addressAt(target))
      },
      onPointerLeave: intent.stop,
      onPointerDown: ({ pointerType, target }: PointerEvent) => {
        if (pointerType !== 'touch') intent.press(addressAt(target))
      },
      onFocus: ({ target }: FocusEvent) => intent.rest(addressAt(target)),
    }),
    [intent],
  )
}
