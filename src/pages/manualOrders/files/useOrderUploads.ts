import { useQueryClient } from '@tanstack/react-query'
import { quoteNewWork } from '#contract/newWork'
import { quote } from '#contract/quote'
import { sameFileName } from '#domain/documents'
import { useUser } from '../../../authProvider/UserContext.ts'
import { refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useUploadQueue } from '../../quoteItem/tabs/files/useUploadQueue.ts'

/** The files that are being sent to the order, by this person in this window. */
export function useOrderUploads(toolingOrderId: number) {
  const calls = useProvider()
  const queryClient = useQueryClient()
  const { login } = useUser()
  return useUploadQueue(`order ${toolingOrderId}`, {
    send: ({ file, documentType }, signal, onProgress) =>
      calls.upload(quote.uploadOrderDocument, { body: { toolingOrderId, documentType } }, file, {
        signal,
        onProgress,
      }),
    arrived: async ({ file }) => {
      const known = await calls.call(quote.orderDocuments, { params: { id: toolingOrderId } })
      return known.some(
        ({ fileName, size, createdBy }) =>
          sameFileName(fileName, file.name) && size === file.size && createdBy === login,
      )
    },
    stored: () => void refreshCalls(queryClient, [quote.orderDocuments, quoteNewWork.manualOrderLogs]),
  })
}
