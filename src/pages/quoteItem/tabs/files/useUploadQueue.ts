import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { whenConnected } from '../../../../dataProvider/whenConnected.ts'
import { createUploadQueue, type UploadQueue, type UploadWorld } from './uploadQueue.ts'

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before the window is closed on files that are on their way. */
function askBeforeClosing(queue: UploadQueue): void {
  const isUnderWay = () => queue.lines().some(({ status }) => ['waiting', 'sending', 'lost'].includes(status))
  let asks = false
  queue.subscribe(() => {
    if (asks === isUnderWay()) return
    asks = !asks
    if (asks) window.addEventListener('beforeunload', stay)
    else window.removeEventListener('beforeunload', stay)
  })
}

/** The queues of this window, by the session they belong to and what they are sent to: they outlive the page that began them. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>()

/** The files that this person sends to `place` in this window; `world` is the one of who asked first. */
export function useUploadQueue(place: string, world: Omit<UploadWorld, 'whenConnected'>) {
  const queryClient = useQueryClient()
  const { login } = useUser()

  const open = (): UploadQueue => {
    const ofSession = queues.get(queryClient) ?? new Map<string, UploadQueue>()
    queues.set(queryClient, ofSession)
    const key = `${login} ${place}`
    const known = ofSession.get(key)
    if (known !== undefined) return known
    const queue = createUploadQueue({ ...world, whenConnected })
    ofSession.set(key, queue)
    askBeforeClosing(queue)
    return queue
  }
  const [queue] = useState(open)
  const lines = useSyncExternalStore(queue.subscribe, queue.lines)
  return { queue, lines }
}
