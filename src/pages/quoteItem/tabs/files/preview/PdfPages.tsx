import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { openPdf } from './openPdf.ts'

interface PdfPagesProps {
  readonly content: Blob
  readonly fileName: string
}

/** Pixels of the screen that a page is drawn with at most, across. */
const widest = 2400

/** A PDF page by page. */
export default function PdfPages({ content, fileName }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [failed, setFailed] = useState(false)
  const [page, setPage] = useState(1)
  useEffect(() => {
    let isGone = false
    let opened: PDFDocumentProxy | undefined
    openPdf(content).then(
      found => {
        opened = found
        if (isGone) void found.destroy()
        else setPdf(found)
      },
      () => isGone || setFailed(true),
    )
    return () => {
      isGone = true
      void opened?.destroy()
    }
  }, [content])

  if (failed)
    return <Alert severity="warning">{fileName} can't be shown here. Download it to look at it.</Alert>
  if (pdf === null) return <LinearProgress aria-label={`Opening ${fileName}`} />
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous page
        </Button>
        <Typography variant="body2" role="status">
          Page {page} of {pdf.numPages}
        </Typography>
        <Button size="small" disabled={page === pdf.numPages} onClick={() => setPage(page + 1)}>
          Next page
        </Button>
      </Box>
      <PdfPage pdf={pdf} page={page} label={`${fileName}, page ${page}`} onFailed={() => setFailed(true)} />
    </>
  )
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly page: number
  readonly label: string
  readonly onFailed: () => void
}

function PdfPage({ pdf, page, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fail = useRef(onFailed)
  fail.current = onFailed
  useEffect(() => {
    const target = canvas.current
    if (target === null) return
    let isGone = false
    let stop = (): void => undefined
    const draw = async () => {
      const shown = await pdf.getPage(page)
      if (isGone) return
      const whole = shown.getViewport({ scale: 1 })
      const width = Math.min(widest, (target.parentElement?.clientWidth ?? 800) * window.devicePixelRatio)
      const viewport = shown.getViewport({ scale: width / whole.width })
      target.width = viewport.width
      target.height = viewport.height
      const drawing = shown.render({ canvas: target, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
    }
    draw().catch(() => isGone || fail.current())
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, page])
  return (
    <Box sx={{ overflow: 'auto', bgcolor: 'grey.200' }}>
      <canvas ref={canvas} role="img" aria-label={label} style={{ width: '100%', display: 'block' }} />
    </Box>
  )
}
