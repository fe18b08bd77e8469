import { useSyncExternalStore } from 'react'
import { type GuideCode, guideKey, guides } from '#domain/demonstration'

/** Which guided demonstration is under way, and how far. */
export interface GuideProgress {
  readonly guide: GuideCode
  /** From 0; the number of steps when all of them are done. */
  readonly step: number
  /** It is on the screen; left ones are gone on with from where they were. */
  readonly isOpen: boolean
}

const listeners = new Set<() => void>()

const isGuide = (code: unknown): code is GuideCode => guides.some(guide => guide.code === code)

/** What is kept, as far as it makes sense. */
export function readProgress(kept: string | null): GuideProgress | null {
  if (kept === null) return null
  try {
    const { guide, step, isOpen } = JSON.parse(kept)
    if (!isGuide(guide) || !Number.isInteger(step) || step < 0) return null
    return { guide, step, isOpen: isOpen === true }
  } catch {
    return null
  }
}

const keptNow = () => window.localStorage.getItem(guideKey)

/** Keeps it in the browser: the customer's demonstration goes on where nobody is signed in. */
export function keepProgress(progress: GuideProgress | null): void {
  if (progress === null) window.localStorage.removeItem(guideKey)
  else window.localStorage.setItem(guideKey, JSON.stringify(progress))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another window goes on with the same demonstration.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The guided demonstration under way; null when there is none. */
export const useGuideProgress = (): GuideProgress | null =>
  readProgress(useSyncExternalStore(subscribe, keptNow))
