import { DropArea } from '../../quoteItem/tabs/files/DropArea.tsx'
import { UploadList } from '../../quoteItem/tabs/files/UploadList.tsx'
import { useOrderUploads } from './useOrderUploads.ts'

const none: readonly never[] = []

/** Takes files for an order, and says how each on its way is doing. */
export default function AddOrderFiles({ orderId }: { readonly orderId: number }) {
  const { queue, lines } = useOrderUploads(orderId)
  return (
    <>
      <DropArea onFiles={queue.add} />
      <UploadList lines={lines} queue={queue} documents={none} />
    </>
  )
}
