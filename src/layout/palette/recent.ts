import { useCallback } from 'react'
import { useStore } from 'react-admin'

/** A page that the person has been to. */
export interface Recent {
  readonly to: string
  readonly label: string
  readonly about: string
}

const kept = 12
const none: readonly Recent[] = []

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'label', 'about'].every(key => typeof (value as Record<string, unknown>)[key] === 'string')

const readRecent = (stored: unknown): readonly Recent[] =>
  Array.isArray(stored) ? stored.filter(isRecent) : none

/** What the person has opened, the last first; kept in their settings. */
export function useRecent() {
  const [stored, store] = useStore<unknown>('palette.recent', none)
  const recent = readRecent(stored)
  const remember = useCallback(
    (visited: Recent) =>
      store((before: unknown) => {
        const others = readRecent(before).filter(({ to }) => to !== visited.to)
        return [visited, ...others].slice(0, kept)
      }),
    [store],
  )
  return { recent, remember }
}
