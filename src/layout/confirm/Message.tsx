import { lazy, Suspense } from 'react'

const HtmlMessage = lazy(() => import('./HtmlMessage.tsx'))

const hasMarkup = /[<&]/

/** A dialog's message. The sanitiser is loaded only for a message with markup; most are plain sentences. */
export function Message({ text }: { readonly text: string }) {
  if (!hasMarkup.test(text)) return <>{text}</>
  return (
    <Suspense fallback={null}>
      <HtmlMessage html={text} />
    </Suspense>
  )
}
