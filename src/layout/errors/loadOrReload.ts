import { whenConnected } from '../../dataProvider/whenConnected.ts'
import { importAgain } from './importAgain.ts'

const storageKey = 'boxwright.reloadedAt'

/** Milliseconds within which the page reloads itself only once (specification 000 §8). */
const reloadGuard = 60_000

const mayReload = (now: number): boolean => {
  const last = Number(window.sessionStorage.getItem(storageKey) ?? 0)
  if (now - last < reloadGuard) return false
  window.sessionStorage.setItem(storageKey, String(now))
  return true
}

/** Whether the server that the page came from can be reached; whatever it answers. */
const answers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** What loading a part may ask of the page. */
interface PageWorld {
  readonly reload: () => void
  readonly isThere: () => Promise<boolean>
}

/**
 * Loads a part of the application. A part that cannot be loaded is usually one of a release that has been replaced:
 * the page reloads itself once, at most every 60 seconds, and fails otherwise. While the server cannot be reached the
 * part is waited for: a reload would take away the page, and all that is under way on it.
 */
export async function loadOrReload<Part>(
  load: () => Promise<Part>,
  { reload, isThere }: PageWorld = { reload: () => window.location.reload(), isThere: answers },
): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await (tries === 0 ? load() : importAgain(load))
    } catch (error) {
      if (await isThere()) {
        if (!mayReload(Date.now())) throw error
        reload()
        return new Promise<never>(() => {})
      }
      await new Promise<void>(resolve => whenConnected(tries, resolve))
    }
  }
}
