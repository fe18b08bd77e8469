import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import { type QuoteItem, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { sameFileName } from '#domain/documents'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { type BoxwrightDataProvider, refreshCalls } from '../../../../dataProvider/index.ts'
import { createUploadQueue, type UploadQueue, type UploadWorld } from './uploadQueue.ts'

/** Milliseconds until a lost upload is tried again, the longer the more often it was. */
const pause = (tries: number): number => Math.min(30_000, 2000 * 2 ** tries)

function whenConnected(tries: number, retry: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
  }
  const again = () => {
    stop()
    retry()
  }
  const timer = setTimeout(again, pause(tries))
  window.addEventListener('online', again)
  return stop
}

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

/** The queues of this window, by the session they belong to and the item: they outlive the page that began them. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>()

/** The files that are being sent to the item, by this person in this window. */
export function useUploads({ id, quoteId }: Pick<QuoteItem, 'id' | 'quoteId'>) {
  const calls = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const { login } = useUser()
  const ofItem = { quoteId, quoteProductId: id }

  const open = (): UploadQueue => {
    const world: UploadWorld = {
      send: ({ file, documentType, replaces }, signal, onProgress) => {
        const body = { ...ofItem, documentType, ...(replaces === undefined ? {} : { replaces }) }
        return calls.upload(quote.uploadDocument, { body }, file, { signal, onProgress })
      },
      arrived: async ({ file }) => {
        const known = await calls.call(quote.documents, { query: ofItem })
        return known.some(
          ({ fileName, size, createdBy }) =>
            sameFileName(fileName, file.name) && size === file.size && createdBy === login,
        )
      },
      // A step may ask for a file before the item goes on.
      stored: () => void refreshCalls(queryClient, [quote.documents, workflow.details]),
      whenConnected,
    }
    const ofSession = queues.get(queryClient) ?? new Map<string, UploadQueue>()
    queues.set(queryClient, ofSession)
    const key = `${login} ${id}`
    const known = ofSession.get(key)
    if (known !== undefined) return known
    const queue = createUploadQueue(world)
    ofSession.set(key, queue)
    askBeforeClosing(queue)
    return queue
  }
  const [queue] = useState(open)
  const lines = useSyncExternalStore(queue.subscribe, queue.lines)
  return { queue, lines }
}
