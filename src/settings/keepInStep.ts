import type { SettingsStore } from './createSettingsStore.ts'

/** Milliseconds between two looks at what other windows saved. */
const lookAgainAfter = 10_000

/** Saves the settings when the window is left and looks for other windows' changes when it is entered again. */
export function keepInStep(store: SettingsStore): () => void {
  let looked = Date.now()

  const onLeave = () => void store.flush(true)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onLeave()
  }
  const onFocus = () => {
    if (Date.now() - looked < lookAgainAfter) return
    looked = Date.now()
    // What cannot be read now is read at the next look; the settings in memory stay good.
    store.refresh().catch(() => undefined)
  }

  window.addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('focus', onFocus)
  return () => {
    window.removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('focus', onFocus)
  }
}
