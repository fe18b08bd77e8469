import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react'
import { type QuoteDocument, quote } from '#contract/quote'
import { fileKindOf } from '#domain/documents'
import { byteSize } from '#domain/formats'
import { callKey, useProvider } from '../../../../../dataProvider/index.ts'
import { LoadFailure } from '../../../../../layout/errors/LoadFailure.tsx'
import { loadOrReload } from '../../../../../layout/errors/loadOrReload.ts'
import { useDownload } from '../useDownload.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

const PdfPages = lazy(() => loadOrReload(() => import('./PdfPages.tsx')))

interface FilePreviewProps {
  readonly documents: readonly QuoteDocument[]
  readonly document: QuoteDocument
  readonly onShow: (document: QuoteDocument) => void
  readonly onClose: () => void
}

/** Shows a file large; the arrow keys go to the one before and after. */
export function FilePreview({ documents, document, onShow, onClose }: FilePreviewProps) {
  const { download, busy } = useDownload()
  const place = documents.findIndex(({ id }) => id === document.id)
  const [before, after] = [documents[place - 1], documents[place + 1]]
  const turn = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
    if (to !== undefined) onShow(to)
  }
  return (
    <PreviewFrame
      title={document.fileName}
      onClose={onClose}
      onKeyDown={turn}
      actions={
        <>
          <Button size="small" loading={busy} onClick={() => void download(document)}>
            Download
          </Button>
          <IconButton
            size="small"
            aria-label="Previous file"
            disabled={before === undefined}
            onClick={() => before && onShow(before)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Next file"
            disabled={after === undefined}
            onClick={() => after && onShow(after)}
          >
            <ChevronRight />
          </IconButton>
        </>
      }
    >
      <Content key={`${document.id} ${document.version}`} document={document} />
    </PreviewFrame>
  )
}

function Content({ document }: Pick<FilePreviewProps, 'document'>) {
  const { id, fileName, version, size } = document
  const preview = fileKindOf(fileName)?.preview ?? null
  const calls = useProvider()
  const input = { params: { id }, query: { version } }
  const fetched = useQuery({
    queryKey: callKey(quote.downloadDocument, input),
    queryFn: ({ signal }) => calls.download(quote.downloadDocument, input, signal),
    enabled: preview !== null,
    // A version never changes; kept no longer than the preview is looked at.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { quiet: true },
  })
  if (preview === null) {
    return (
      <Typography color="textSecondary">
        {fileName} ({byteSize(size)}) can't be shown here. Download it to look at it.
      </Typography>
    )
  }
  if (fetched.error !== null) {
    return (
      <LoadFailure
        error={fetched.error}
        retrying={fetched.isFetching}
        onRetry={() => void fetched.refetch()}
      />
    )
  }
  if (fetched.data === undefined) return <LinearProgress aria-label={`Loading ${fileName}`} />
  const { content } = fetched.data
  if (preview === 'picture') return <Picture content={content} fileName={fileName} />
  return (
    <Suspense fallback={<LinearProgress aria-label={`Opening ${fileName}`} />}>
      <PdfPages content={content} fileName={fileName} />
    </Suspense>
  )
}

function Picture({ content, fileName }: { readonly content: Blob; readonly fileName: string }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (url === '') return null
  return (
    <Box
      component="img"
      src={url}
      alt={fileName}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: '100%', m: 'auto', bgcolor: 'common.white' }}
    />
  )
}
