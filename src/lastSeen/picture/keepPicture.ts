import type { Session } from '../../authProvider/signIn.ts'
import { pictureKeys } from './picture.ts'
import { takePicture } from './takePicture.ts'

/** Milliseconds after which a worklist that stays open is written down again. */
const goodEnough = 60_000

/**
 * Keeps how a person's worklist looks: once it has come to rest, while it changes, and when its window is left. `askHome`
 * says where the start page leads them.
 */
export function keepPicture(session: () => Session | null, askHome: () => Promise<string>) {
  /** Whose worklist the window shows; somebody else's is never kept under their name. */
  let owner: string | undefined
  let home: string | undefined
  let last = { address: '', at: 0 }
  let isOver = false

  const take = () => {
    const now = session()
    const root = document.getElementById('root')
    if (isOver || home === undefined || now === null || now.subject !== owner || root === null) return
    takePicture(root, now, home)
    last = { address: window.location.href, at: Date.now() }
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') take()
  }
  window.addEventListener('pagehide', take)
  document.addEventListener('visibilitychange', onHidden)

  return {
    /** A worklist is being shown. */
    begin: () => {
      if (owner !== undefined) return
      owner = session()?.subject
      void askHome().then(
        path => {
          home = path
        },
        () => undefined,
      )
    },
    /** It has come to rest. */
    keep: () => {
      if (window.location.href !== last.address || Date.now() - last.at > goodEnough) take()
    },
    forget: () => {
      isOver = true
      window.removeEventListener('pagehide', take)
      document.removeEventListener('visibilitychange', onHidden)
      for (const key of Object.values(pictureKeys)) window.localStorage.removeItem(key)
    },
  }
}
