/** Says that the application could not start, without anything that the start would have brought. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error(error)
  const heading = document.createElement('h1')
  heading.textContent = 'Boxwright could not start'
  const reason = document.createElement('p')
  reason.style.whiteSpace = 'pre-wrap'
  reason.textContent = error instanceof Error ? error.message : String(error)
  const again = document.createElement('a')
  again.href = window.location.href
  again.textContent = 'Try again'
  const notice = document.createElement('main')
  notice.style.cssText =
    'max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font-family: system-ui, sans-serif'
  notice.append(heading, reason, again)
  root.replaceChildren(notice)
}
