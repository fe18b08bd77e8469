import { useQueryClient } from '@tanstack/react-query'
import { type QuoteItem, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { sameFileName } from '#domain/documents'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { refreshCalls, useProvider } from '../../../../dataProvider/index.ts'
import { useUploadQueue } from './useUploadQueue.ts'

/** The files that are being sent to the item, by this person in this window. */
export function useUploads({ id, quoteId }: Pick<QuoteItem, 'id' | 'quoteId'>) {
  const calls = useProvider()
  const queryClient = useQueryClient()
  const { login } = useUser()
  const ofItem = { quoteId, quoteProductId: id }
  return useUploadQueue(String(id), {
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
  })
}
