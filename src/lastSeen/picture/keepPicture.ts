import type { Session } from '../../authProvider/signIn.ts'
import { pictureKey } from './picture.ts'
import { takePicture } from './takePicture.ts'

/** Keeps how a person's worklist looks: once it has come to rest, and when its window is left. */
export function keepPicture(session: () => Session | null) {
  /** Whose worklist the window shows; somebody else's is never kept under their name. */
  let owner: string | undefined
  let address: string | undefined
  let isOver = false

  const take = () => {
    const now = session()
    const root = document.getElementById('root')
    if (isOver || now === null || now.subject !== owner || root === null) return
    takePicture(root, now)
    address = window.location.href
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') take()
  }
  window.addEventListener('pagehide', take)
  document.addEventListener('visibilitychange', onHidden)

  return {
    /** A worklist is being shown. */
    begin: () => {
      owner ??= session()?.subject
    },
    /** It has come to rest. */
    keep: () => {
      if (window.location.href !== address) take()
    },
    forget: () => {
      isOver = true
      window.removeEventListener('pagehide', take)
      document.removeEventListener('visibilitychange', onHidden)
      window.localStorage.removeItem(pictureKey)
    },
  }
}
