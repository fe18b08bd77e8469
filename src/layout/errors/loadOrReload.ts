const storageKey = 'boxwright.reloadedAt'

/** Milliseconds within which the page reloads itself only once (specification 000 §8). */
const reloadGuard = 60_000

const mayReload = (now: number): boolean => {
  const last = Number(window.sessionStorage.getItem(storageKey) ?? 0)
  if (now - last < reloadGuard) return false
  window.sessionStorage.setItem(storageKey, String(now))
  return true
}

/**
 * Loads a part of the application. A part that cannot be loaded is usually one of a release that has been replaced:
 * the page reloads itself once, at most every 60 seconds, and fails otherwise.
 */
export async function loadOrReload<Part>(
  load: () => Promise<Part>,
  reload: () => void = () => window.location.reload(),
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!mayReload(Date.now())) throw error
    reload()
    return new Promise<never>(() => {})
  }
}
