/** Files of the page that most people start with; the build names them. */
const files = '__files of the worklists__'

/** Whether the address is of a worklist, or leads on to one. */
const isWorklist = (path: string): boolean => /^\/(auth|login|(assignedtome|worklist)(\/.*)?)?$/i.test(path)

/** Asks for the page at an address together with the application, which would ask for it only when it runs itself. */
export function askForPage(page: Document, path: string): void {
  if (!isWorklist(path)) return
  for (const href of files.split(' ')) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    page.head.append(link)
  }
}
