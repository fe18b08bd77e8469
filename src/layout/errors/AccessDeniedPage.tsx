import { Notice } from './Notice.tsx'

/** Where a person is sent who may not see a page. */
export function AccessDeniedPage() {
  return (
    <Notice
      title="Access denied"
      text="You have no permission to see this page. Ask an administrator when you need it for your work."
    />
  )
}
