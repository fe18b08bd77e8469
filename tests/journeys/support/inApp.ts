import type { Page } from '@playwright/test'

/** Goes to an address as a link of the application does, without loading the page anew. */
export const goInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    const state = { idx: (window.history.state?.idx ?? 0) + 1, key: 'journey', usr: null }
    window.history.pushState(state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
