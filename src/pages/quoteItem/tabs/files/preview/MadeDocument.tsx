import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Fetched } from '../../../../../dataProvider/files/createFileCalls.ts'
import { LoadFailure } from '../../../../../layout/errors/LoadFailure.tsx'
import { loadOrReload } from '../../../../../layout/errors/loadOrReload.ts'
import { saveBlob } from '../saveBlob.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

const PdfPages = lazy(() => loadOrReload(() => import('./PdfPages.tsx')))
const PrintedPages = lazy(() => loadOrReload(() => import('./PrintedPages.tsx')))

interface MadeDocumentProps {
  readonly title: string
  /** What is made, for the time it takes: `the job ticket`. */
  readonly what: string
  readonly queryKey: QueryKey
  readonly fetchDocument: (signal: AbortSignal) => Promise<Fetched>
  /** What is to be known before it is used. */
  readonly notices?: ReactNode
  /** Buttons before its own. */
  readonly actions?: ReactNode
  readonly onClose: () => void
}

/** A document that the server makes when it is asked for, as it comes out of the printer: to be printed or stored. */
export function MadeDocument({ title, what, queryKey, fetchDocument, ...more }: MadeDocumentProps) {
  const { notices, actions, onClose } = more
  const [isPrinting, setPrinting] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchDocument(signal),
    // It is of the moment it is asked for.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
  const fileName = data?.fileName || `${title}.pdf`
  return (
    <PreviewFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          {actions}
          <Button
            size="small"
            variant={actions === undefined ? 'contained' : 'text'}
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
      {notices}
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <LinearProgress aria-label={`Making ${what}`} /> : null}
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
