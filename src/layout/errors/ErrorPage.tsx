import { text } from '#domain/messages'
import { Notice } from './Notice.tsx'

/** The HTTP status of an error; generic errors count as 500 (specification 000 §2). */
const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status > 0 ? status : 500
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Something went wrong'

/** The page of an error: what is not there as `404 Not Found`, anything else with its own message. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  if (statusOf(error) === 404) return <NotFoundPage />
  return (
    <Notice
      title={messageOf(error)}
      text="If it happens again, tell whoever looks after the product."
      onRetry={() => window.location.reload()}
    />
  )
}

/** The page of an address that is none. */
export function NotFoundPage() {
  return <Notice title={text('page404')} text={text('pageNotFoundSecond')} />
}
