/** The application's first script; the build names it. */
const application = '__script of the application__'

/**
 * Starts the application: at once, or, where something is shown already, when that has been drawn. Its script is fetched
 * meanwhile, but neither compiled nor run before that is on the screen. `ahead`: what is asked for just before.
 */
export function startApplication(page: Document, isShown: boolean, ahead: () => void): void {
  const start = () => {
    ahead()
    const script = page.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = application
    page.head.append(script)
  }
  // A window in the background draws nothing. What comes after a frame that was asked for is the task after it.
  if (!isShown || page.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
}
