import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSayFailure } from '../../../../../layout/notifications/useSay.ts'
import { openPdf } from './openPdf.ts'

interface PrintedPagesProps {
  readonly content: Blob
  /** Told when the browser's print window is closed, or there is nothing to print. */
  readonly onDone: () => void
}

/** Pixels of a page across: 290 dots an inch on A4. */
const across = 2400

const styles = (
  <GlobalStyles
    styles={{
      '@media screen': { '#printed-pages': { display: 'none' } },
      '@media print': {
        'body > *:not(#printed-pages)': { display: 'none !important' },
        '#printed-pages canvas': { display: 'block', width: '100%', breakAfter: 'page' },
        '@page': { size: 'A4', margin: 0 },
      },
    }}
  />
)

/** Hands the pages of a PDF to the printer, without the page around them: the browser's own viewer is not to be had in a frame. */
export default function PrintedPages({ content, onDone }: PrintedPagesProps) {
  const holder = useRef<HTMLDivElement>(null)
  const sayFailure = useSayFailure()
  const told = useRef({ onDone, sayFailure })
  told.current = { onDone, sayFailure }
  useEffect(() => {
    let isGone = false
    const done = () => isGone || told.current.onDone()
    const draw = async () => {
      const pdf = await openPdf(content)
      try {
        for (let number = 1; number <= pdf.numPages && !isGone; number += 1) {
          const page = await pdf.getPage(number)
          const viewport = page.getViewport({ scale: across / page.getViewport({ scale: 1 }).width })
          const canvas = document.createElement('canvas')
          canvas.width = viewport.width
          canvas.height = viewport.height
          await page.render({ canvas, viewport, intent: 'print' }).promise
          holder.current?.append(canvas)
        }
      } finally {
        await pdf.destroy()
      }
      if (isGone) return
      window.addEventListener('afterprint', done, { once: true })
      window.print()
    }
    draw().catch((error: unknown) => {
      if (isGone) return
      told.current.sayFailure(error)
      done()
    })
    return () => {
      isGone = true
      window.removeEventListener('afterprint', done)
      holder.current?.replaceChildren()
    }
  }, [content])
  return createPortal(
    <>
      {styles}
      <div id="printed-pages" ref={holder} />
    </>,
    document.body,
  )
}
