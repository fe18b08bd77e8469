import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { type QuoteItem, quote } from '#contract/quote'
import { type BoxwrightDataProvider, callKey } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'
import { useItemDraft } from '../draft/useItemDraft.ts'
import { PreviewFrame } from '../tabs/files/preview/PreviewFrame.tsx'
import { saveBlob } from '../tabs/files/saveBlob.ts'

const PdfPages = lazy(() => loadOrReload(() => import('../tabs/files/preview/PdfPages.tsx')))
const PrintedPages = lazy(() => loadOrReload(() => import('./PrintedPages.tsx')))

interface JobTicketDialogProps {
  readonly item: QuoteItem
  readonly onClose: () => void
}

/** The job ticket as it comes out of the printer, to be printed or stored. It shows what is saved, and says so. */
export default function JobTicketDialog({ item, onClose }: JobTicketDialogProps) {
  const { dirtySections } = useItemDraft()
  const calls = useDataProvider<BoxwrightDataProvider>()
  const [isPrinting, setPrinting] = useState(false)
  const input = { params: { id: item.id } }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: callKey(quote.jobTicket, input),
    queryFn: ({ signal }) => calls.download(quote.jobTicket, input, signal),
    // A ticket is of the moment it is asked for.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
  const title = `Job ticket ${item.reference}`
  const fileName = data?.fileName || `${title}.pdf`
  return (
    <PreviewFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            size="small"
            variant="contained"
            disabled={data === undefined}
            loading={isPrinting}
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
          <Button
            size="small"
            disabled={data === undefined}
            onClick={() => data && saveBlob(data.content, fileName)}
          >
            Download
          </Button>
        </>
      }
    >
      {dirtySections.length === 0 ? null : (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The ticket shows what is saved. You have unsaved changes, which are not on it.
        </Alert>
      )}
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <LinearProgress aria-label="Making the job ticket" /> : null}
      {data === undefined ? null : (
        <Suspense fallback={<LinearProgress aria-label={`Opening ${fileName}`} />}>
          <PdfPages content={data.content} fileName={fileName} />
        </Suspense>
      )}
      {data !== undefined && isPrinting ? (
        <Suspense fallback={null}>
          <PrintedPages content={data.content} onDone={() => setPrinting(false)} />
        </Suspense>
      ) : null}
    </PreviewFrame>
  )
}
