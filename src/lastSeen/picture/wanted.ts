/** The element that a picture stands in; it says what was pressed there, as `data-wanted`. */
export const frameId = 'picture'

const frame = (): HTMLElement | null => document.getElementById(frameId)

/** Whether the picture still stands: the application has not drawn a page yet. */
export const pictureStands = (): boolean => frame() !== null

/** Leaves word of what somebody wants to open; only the last counts. */
export function want(frame: HTMLElement, address: string): void {
  frame.dataset.wanted = address
  frame.dispatchEvent(new Event('wanted'))
}

/** The address that was pressed in the picture, so far. */
export const wanted = (): string | undefined => frame()?.dataset.wanted

/** Path of the page that the person will see first: what they pressed, else what they came for. */
export const openedAt = (): string => wanted()?.split('?')[0] ?? window.location.pathname

/** The same with what it asks for besides. */
export const addressOpenedAt = (): string => wanted() ?? window.location.pathname + window.location.search

/** Opens what is pressed in the picture: what was pressed before, and what is pressed while it still stands. */
export function openWanted(open: (address: string) => void): void {
  const openNow = () => {
    const address = wanted()
    if (address !== undefined) open(address)
  }
  frame()?.addEventListener('wanted', openNow)
  openNow()
}
