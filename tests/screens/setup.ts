import { createRequire } from 'node:module'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// A page is compiled when it is first asked for, which is slow on a busy machine; waiting ends with what is awaited.
configure({
  asyncUtilTimeout: 15_000,
  // What is on screen is said as a person reads it: the whole document as markup takes long to write and to read.
  getElementError: message => {
    const error = new Error(`${message ?? ''}\n\nOn screen: ${document.body.textContent}`)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** A wide window without preferences: media queries for a least width match, all others do not. */
const matchMedia = (query: string): MediaQueryList => {
  const width = 1280
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1]
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1]
  const matches =
    (least !== undefined || most !== undefined) &&
    (least === undefined || width >= Number(least)) &&
    (most === undefined || width <= Number(most))
  return {
    matches,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }
}
vi.stubGlobal('matchMedia', matchMedia)

// A browser names the kind of an element; happy-dom writes it whole, and who places a menu asks all around it.
Element.prototype.toString = function () {
  return `[object ${this.constructor.name}]`
}

// happy-dom has no layout: scrolling and observing sizes do nothing.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
class NoLayoutObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
vi.stubGlobal('ResizeObserver', NoLayoutObserver)
vi.stubGlobal('IntersectionObserver', NoLayoutObserver)

/**
 * What an element says of itself, not what the style sheets say: going through their rules for each element and name
 * would be a third of all the time, and what people see of them belongs to the journeys.
 */
const ownStyle = (element: Element): CSSStyleDeclaration => (element as HTMLElement).style
vi.stubGlobal('getComputedStyle', ownStyle)
// Nobody reads the style sheets then.
createRequire(import.meta.url)('@emotion/sheet').StyleSheet.prototype.insert = () => {}

// Before a test and not after it: what ends with the test (settings on their way) still goes by who was signed in.
beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.title = ''
})
afterEach(() => cleanup())
